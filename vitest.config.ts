import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    testTimeout: 120_000,
    pool: 'forks',
  },
});
