/** What the data weighs, as files and as it travels. Nothing is timed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type BenchReport, printReport } from './measure.ts';

const { files }: { files: Record<string, { bytes: number }> } = JSON.parse(
  readFileSync('public/data/manifest.json', 'utf8'),
);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

const dataBench = async (): Promise<BenchReport> => {
  const groups = new Map<string, { count: number; bytes: number; packed: number }>();
  for (const [name, { bytes }] of Object.entries(files)) {
    // The lists of words count as one: 27 lines would say the same.
    const group = name.startsWith('words/') ? 'words/*.lex' : name;
    const sum = groups.get(group) ?? { count: 0, bytes: 0, packed: 0 };
    const packed = brotliCompressSync(readFileSync(`public/data/${name}`)).length;
    groups.set(group, { count: sum.count + 1, bytes: sum.bytes + bytes, packed: sum.packed + packed });
  }
  const rows = [...groups].map(([name, { count, bytes, packed }]) => [
    name,
    String(count),
    kilobytes(bytes),
    kilobytes(packed),
  ]);
  return { title: 'Data: what it weighs', rows: [['file', 'files', 'kB', 'kB as brotli'], ...rows] };
};

export default dataBench;

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printReport(await dataBench()));
