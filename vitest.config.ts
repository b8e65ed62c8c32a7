import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // By default a second, in which a busy machine may not come round to it.
  expect: { poll: { timeout: 10_000 } },
};

/** Where the databases of tests are made once. */
const embedded = 'tests/functions/helpers/database-template.ts';
const postgres = 'tests/functions/helpers/postgres-template.ts';

export default defineConfig({
  test: {
    // More than there are cores, since a fifth of the time tests wait for a server, a timer or a disk.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Pure rules leave nothing behind, so that files can share a worker and what it has loaded.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: [embedded, postgres],
          // Each file has the project's own modules to itself; packages, which are most of what is loaded, are loaded once in a worker.
          isolate: false,
          setupFiles: ['tests/functions/helpers/fresh-modules.ts'],
        },
      },
      { test: { ...shared, name: 'build', include: ['tests/build/**/*.test.ts'], globalSetup: [embedded] } },
    ],
  },
});
