import { defineConfig } from 'vitest/config';

export default defineConfig({
  assetsInclude: ['**/*.bin'],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    // These start servers and kill processes: vitest.heavy.config.ts.
    exclude: ['**/node_modules/**', 'src/**/*.heavy.test.ts'],
    testTimeout: 120_000,
    pool: 'forks',
  },
});
