/**
 * A priority queue of (cost, block, label) in typed arrays: a binary heap that never allocates once it has grown.
 *
 * Equal costs leave in order of block number, so that a flood has one outcome only.
 */
export type FloodQueue = {
  push(cost: number, block: number, label: number): void;
  /** Takes the cheapest entry out and leaves it in `cost`, `block`, `label`; false when empty. */
  pop(): boolean;
  cost: number;
  block: number;
  label: number;
};

export const floodQueue = (capacity: number): FloodQueue => {
  const costs = new Float64Array(capacity);
  const blocks = new Int32Array(capacity);
  const labels = new Int32Array(capacity);
  let size = 0;

  const before = (costA: number, blockA: number, b: number): boolean =>
    costA < costs[b]! || (costA === costs[b]! && blockA < blocks[b]!);

  const put = (at: number, cost: number, block: number, label: number): void => {
    costs[at] = cost;
    blocks[at] = block;
    labels[at] = label;
  };

  return {
    cost: 0,
    block: -1,
    label: -1,
    push(cost, block, label) {
      if (size === capacity) throw new RangeError('flood queue: more entries than foreseen');
      let at = size++;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!before(cost, block, parent)) break;
        put(at, costs[parent]!, blocks[parent]!, labels[parent]!);
        at = parent;
      }
      put(at, cost, block, label);
    },
    pop() {
      if (size === 0) return false;
      this.cost = costs[0]!;
      this.block = blocks[0]!;
      this.label = labels[0]!;
      size--;
      const [cost, block, label] = [costs[size]!, blocks[size]!, labels[size]!];
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= size) break;
        if (child + 1 < size && before(costs[child + 1]!, blocks[child + 1]!, child)) child++;
        if (before(cost, block, child)) break;
        put(at, costs[child]!, blocks[child]!, labels[child]!);
        at = child;
      }
      put(at, cost, block, label);
      return true;
    },
  };
};
