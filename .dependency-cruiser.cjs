/**
 * The stairs of the house: which room may look into which. A room that is not listed for another may not be imported
 * from it, type imports included. `src/layers.test.ts` plants a breach and expects red, so that this table can not rot.
 */
const roomsSeenFrom = {
  engine: [],
  formats: [],
  api: ['engine'],
  server: ['api', 'engine'],
  library: ['engine'],
  batch: ['api', 'engine', 'formats'],
  worker: ['api', 'batch', 'engine', 'formats'],
  client: ['engine', 'worker'],
  app: ['client', 'formats'],
  embed: ['client', 'app'],
  docs: [],
  cli: ['api', 'batch', 'engine', 'formats', 'library', 'client', 'server'],
  pipeline: ['engine'],
};

/** Inside the engine: the same rule, one flight further down. */
const engineRoomsSeenFrom = {
  geo: [],
  grid: ['geo'],
  atlas: ['geo', 'grid'],
  lexicon: [],
  sound: ['lexicon'],
  confusable: ['lexicon', 'sound'],
  address: ['geo', 'grid', 'atlas', 'lexicon'],
  places: ['geo', 'grid', 'atlas'],
  suggest: ['geo', 'grid', 'atlas', 'lexicon', 'sound', 'confusable', 'address', 'places'],
};

const breaches = (base, table, alwaysAllowed) =>
  Object.entries(table).map(([room, seen]) => ({
    name: `${base.split('/').pop()}-${room}`,
    comment: `${room} may look into: ${seen.join(', ') || 'nothing'}`,
    severity: 'error',
    from: { path: `^${base}/${room}/` },
    to: { path: `^${base}/`, pathNot: [...seen.map((r) => `^${base}/${r}/`), `^${base}/${room}/`, ...alwaysAllowed] },
  }));

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...breaches('src', roomsSeenFrom, []),
    ...breaches('src/engine', engineRoomsSeenFrom, ['^src/engine/(problem|steps)\\.ts$']),
    {
      name: 'engine-through-its-door',
      comment:
        'Outside code imports the engine through src/engine/index.ts; the pipeline builds its data and may reach in.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/engine/', '^src/pipeline/'] },
      to: { path: '^src/engine/', pathNot: ['^src/engine/index\\.ts$'] },
    },
    {
      name: 'engine-without-packages',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '\\.(test|bench)\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'node-only-in-server-cli-pipeline',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(server|cli|pipeline)/', '^src/library/disk\\.ts$', '\\.(test|contract|bench)\\.tsx?$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'generations-are-strangers',
      severity: 'error',
      from: { path: '^src/api/(v3|v2|unversioned)/' },
      to: { path: '^src/api/(v3|v2|unversioned)/', pathNot: '^src/api/$1/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
  },
};
