import { openFileStore } from './file-store.ts';

/**
 * The child of crash.heavy.test.ts: puts keys for ever and prints the number of each one that is confirmed, until it is
 * killed.
 */
const [directory = '', first = '0'] = process.argv.slice(2);
const store = await openFileStore({ directory, tidies: true, compactBytes: 20_000 });
for (let number = Number(first); ; number += 3) {
  const batch = [number, number + 1, number + 2];
  await Promise.all(
    batch.map((id) =>
      store.put({
        keys: [
          {
            id: String(id),
            accountId: 'account',
            hash: `hash ${id}`,
            label: 'x'.repeat(id % 300),
            state: 'active',
            createdAt: '',
            version: 1,
          },
        ],
      }),
    ),
  );
  process.stdout.write(`${batch.join('\n')}\n`);
}
