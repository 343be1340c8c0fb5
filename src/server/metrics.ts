/**
 * Counters and one latency histogram, written as Prometheus text.
 *
 * Forty lines instead of a package: the format is a page long, and this runs on every request. Labels come from
 * closed lists only (an endpoint, a status, an error code of ours), so that a stranger can not grow the memory.
 */
export type Metrics = {
  count(endpoint: string, status: number, milliseconds: number): void;
  countError(code: string): void;
  text(gauges: readonly Gauge[]): string;
};

export type Gauge = {
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly labels?: Labels;
  /** What only ever grows. */
  readonly isCounter?: true;
};

type Labels = { readonly [name: string]: string };

/** Upper bounds in milliseconds; a convert takes well under one, a full grid section about ten. */
const BOUNDS_MS = [0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

/** Statuses have three digits and begin with 1 to 5. */
const STATUSES = 600;

/** More codes than all generations have together: a guard, not a limit that is met. */
const MOST_CODES = 200;

const labelled = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

export const openMetrics = (fixed: Labels = {}): Metrics => {
  /** For each endpoint how often each status was answered: the status is the place. */
  const requests = new Map<string, Float64Array>();
  const errors = new Map<string, number>();
  const buckets = new Float64Array(BOUNDS_MS.length + 1);
  let sumMs = 0;

  const statusesOf = (endpoint: string): Float64Array => {
    const known = requests.get(endpoint);
    if (known !== undefined) return known;
    const fresh = new Float64Array(STATUSES);
    requests.set(endpoint, fresh);
    return fresh;
  };

  return {
    count: (endpoint, status, milliseconds) => {
      statusesOf(endpoint)[status]!++;
      let bucket = 0;
      while (bucket < BOUNDS_MS.length && milliseconds > BOUNDS_MS[bucket]!) bucket++;
      buckets[bucket]!++;
      sumMs += milliseconds;
    },
    countError: (code) => {
      if (errors.size < MOST_CODES || errors.has(code)) errors.set(code, (errors.get(code) ?? 0) + 1);
    },
    text: (gauges) => {
      const lines = ['# HELP tessera_requests_total Requests answered.', '# TYPE tessera_requests_total counter'];
      for (const [endpoint, statuses] of requests) {
        for (const [status, count] of statuses.entries()) {
          if (count === 0) continue;
          lines.push(`tessera_requests_total${labelled({ ...fixed, endpoint, status: String(status) })} ${count}`);
        }
      }
      lines.push('# HELP tessera_errors_total Error codes answered.', '# TYPE tessera_errors_total counter');
      for (const [code, count] of errors) lines.push(`tessera_errors_total${labelled({ ...fixed, code })} ${count}`);
      lines.push(
        '# HELP tessera_request_seconds Time from request to answer.',
        '# TYPE tessera_request_seconds histogram',
      );
      let below = 0;
      for (const [index, count] of buckets.entries()) {
        below += count;
        const bound = BOUNDS_MS[index];
        const le = bound === undefined ? '+Inf' : String(bound / 1000);
        lines.push(`tessera_request_seconds_bucket${labelled({ ...fixed, le })} ${below}`);
      }
      lines.push(`tessera_request_seconds_sum${labelled(fixed)} ${sumMs / 1000}`);
      lines.push(`tessera_request_seconds_count${labelled(fixed)} ${below}`);
      let described = '';
      for (const { name, help, value, labels, isCounter } of gauges) {
        // A name is described once; its lines with different labels stand together.
        if (name !== described)
          lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${isCounter ? 'counter' : 'gauge'}`);
        described = name;
        lines.push(`${name}${labelled({ ...fixed, ...labels })} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
};
