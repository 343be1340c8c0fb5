/** Suggested words with the letters underlined that differ from what was typed: a correction must be seen. */
const keptPlaces = (typed: string, word: string): ReadonlySet<number> => {
  const [a, b] = [typed.toLowerCase(), word.toLowerCase()];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      kept.add(j);
      i++;
      j++;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return kept;
};

export const Marked = ({ words, typed }: { readonly words: string; readonly typed: string }) => {
  const kept = keptPlaces(typed.replace(/^\/+/, '').slice(0, 100), words);
  const runs: { text: string; kept: boolean; at: number }[] = [];
  for (const [at, letter] of [...words].entries()) {
    const isKept = kept.has(at) || letter === '.';
    const last = runs.at(-1);
    if (last !== undefined && last.kept === isKept) last.text += letter;
    else runs.push({ text: letter, kept: isKept, at });
  }
  return (
    <bdi>
      <span className="slashes">{'///'}</span>
      {runs.map(({ text, kept: same, at }) => (same ? <span key={at}>{text}</span> : <mark key={at}>{text}</mark>))}
    </bdi>
  );
};
