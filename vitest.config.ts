import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of a run in random order; the run prints it. `TEST_SEED` repeats one. */
const seed = process.env.TEST_SEED ? Number(process.env.TEST_SEED) : process.env.CI ? Date.now() : undefined;

/** Rules: also the tests within a file. Tests of functions and builds walk through a story in some files, so there only files are shuffled. */
const anyOrder = seed === undefined ? {} : { sequence: { shuffle: { tests: true }, seed } };

const shared = {
  setupFiles: ['tests/setup/fresh-environment.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A machine that is busy with something else must not turn a whole run red; what needed it is named at the end. A wrong answer has no
  // second try, since a race or a property that fails once is a defect.
  retry: { count: process.env.CI ? 1 : 0, condition: /timed out|timeout exceeded/i },
  // By default a second, in which a busy machine may not come round to it.
  expect: { poll: { timeout: 10_000 } },
};

/**
 * Each file has the project's own modules and its settings to itself; packages, which are most of what is loaded, are loaded once
 * in a worker.
 */
const freshModules = {
  isolate: false,
  setupFiles: [...shared.setupFiles, 'tests/setup/fresh-modules.ts'],
};

/** Where the databases of tests are made once. */
const embedded = 'tests/functions/helpers/database-template.ts';
const postgres = 'tests/functions/helpers/postgres-template.ts';

/** Of files whose size does not tell that they take long. */
const LONG = [
  'build/every-page',
  'build/made-up-shop',
  'build/minimal-shop',
  'build/budgets',
  'scripts/start',
];

/** Begins with what takes long, so that no worker is left alone with it at the end. The rest is in random order where there is a seed. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const [long = [], others = []] = [true, false].map((wanted) =>
      files.filter((file) => isLong(file) === wanted),
    );
    return [...long, ...(seed === undefined ? await super.sort(others) : inRandomOrder(others, seed))];
  }
}

/** Only the seed decides: the rank of a file is a hash of its path with the seed. */
function inRandomOrder(files: readonly TestSpecification[], chosenBy: number): TestSpecification[] {
  const rank = ({ moduleId }: TestSpecification) =>
    createHash('sha256')
      .update(`${chosenBy} ${path.relative(import.meta.dirname, moduleId)}`)
      .digest('hex');
  return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

export default defineConfig({
  test: {
    // More than there are cores, since a fifth of the time tests wait for a server, a timer or a disk.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongFirst, ...(seed !== undefined && { seed }) },
    projects: [
      {
        test: {
          ...shared,
          ...anyOrder,
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
          ...freshModules,
          // Compiling these takes a fifth of a second, and they know nothing of a file's settings.
          server: { deps: { external: [/sandbox\/payments\/schema\/checkers\.ts$/] } },
        },
      },
      {
        test: {
          ...shared,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: [embedded],
          ...freshModules,
        },
      },
    ],
  },
});
