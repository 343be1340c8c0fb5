import { defineConfig } from 'vitest/config';

/** Tests that start servers, kill processes or need Redis and nginx: one at a time, so that none disturbs another. */
export default defineConfig({
  test: {
    include: ['src/**/*.heavy.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    pool: 'forks',
    fileParallelism: false,
  },
});
