import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shopSettings } from './config/shop-modules.ts';
import { ROASTER, TEST_SHOP } from './tests/setup/test-shop.ts';

/** Seed of a run in random order. The run prints it; `TEST_SEED` repeats a run. */
const seed = process.env.TEST_SEED ? Number(process.env.TEST_SEED) : process.env.CI ? Date.now() : undefined;

const shared = {
  setupFiles: ['tests/setup/fresh-environment.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  // Also shuffles the tests within a file.
  ...(seed !== undefined && { sequence: { shuffle: { tests: true }, seed } }),
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // On a busy machine, a timeout must not fail the whole run. Retried tests are listed at the end. A wrong
  // result is not retried, since a race or a property that fails once is a defect.
  retry: { count: process.env.CI ? 1 : 0, condition: /timed out|timeout exceeded/i },
  // The default is one second, which may be too short on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

/**
 * Each file gets its own copy of the project's modules and settings. Packages, which are most of the code,
 * are loaded once per worker.
 */
const freshModules = {
  isolate: false,
  setupFiles: [...shared.setupFiles, 'tests/setup/fresh-modules.ts'],
};

/** Modules that create the test databases once. */
const embedded = 'tests/functions/helpers/database-template.ts';
const postgres = 'tests/functions/helpers/postgres-template.ts';

/** Tests that take long and rarely fail. `npm test` skips them while nothing that they cover has changed. */
const LONG = ['tests/**/*.long.test.ts'];

/** Files that take long although they are small. */
const SLOWEST = [
  'roaster/roaster',
  'roaster/publishing',
  'every-page',
  'budgets',
  'build/bundles',
  'build/broken-content',
  'soak/schedules',
  'build/made-up-shop',
];

/** Projects whose files come first, since they take longest. */
const FIRST = ['roaster', 'functions', 'long'];

/**
 * Keeps the files of a project together: a worker that gets a file of another project is replaced, and a new
 * one loads the whole store again, which takes seconds. Within a project the slowest files come first, so
 * that no single worker runs them at the end. With a seed, the rest is in random order.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      SLOWEST.some((name) => new RegExp(`/${name}(\\.long)?\\.test\\.ts$`).test(moduleId));
    const ordered = seed === undefined ? await super.sort(files) : inRandomOrder(files, seed);
    const rankOf = (file: TestSpecification) =>
      (FIRST.includes(file.project.name) ? 0 : 2) + (isLong(file) ? 0 : 1);
    const projects = [...new Set(ordered.map(({ project }) => project.name))].sort();
    return ordered.toSorted(
      (a, b) => rankOf(a) - rankOf(b) || projects.indexOf(a.project.name) - projects.indexOf(b.project.name),
    );
  }
}

/** Only the seed decides the order: a file's rank is a hash of its path and the seed. */
function inRandomOrder(files: readonly TestSpecification[], chosenBy: number): TestSpecification[] {
  const rank = ({ moduleId }: TestSpecification) =>
    createHash('sha256')
      .update(`${chosenBy} ${path.relative(import.meta.dirname, moduleId)}`)
      .digest('hex');
  return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

export default defineConfig({
  test: {
    // More workers than cores, since tests spend a fifth of the time waiting for a server, a timer or a
    // disk. Not in CI, whose machines are slower: the store waits one second for a count of a limit.
    maxWorkers: Math.ceil(availableParallelism() * (process.env.CI ? 1 : 1.5)),
    tags: [
      { name: 'long', description: 'Waits for timeouts, or tries thousands of inputs. In the stage `long`.' },
    ],
    sequence: { sequencer: LongFirst, ...(seed !== undefined && { seed }) },
    projects: [
      {
        plugins: [shopSettings(TEST_SHOP.CONTENT_FOLDER)],
        test: {
          ...shared,
          name: 'unit',
          env: TEST_SHOP,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: LONG,
          // Pure functions have no side effects, so files can share a worker and its loaded modules.
          isolate: false,
        },
      },
      {
        plugins: [shopSettings(TEST_SHOP.CONTENT_FOLDER)],
        test: {
          ...shared,
          name: 'functions',
          // A test writes the catalogue that it reads. It must not pass only because an earlier build is
          // there.
          env: { ...TEST_SHOP, CATALOGUE_SNAPSHOT: '.cache/no-catalogue.db' },
          include: ['tests/functions/**/*.test.ts'],
          exclude: LONG,
          globalSetup: [embedded, postgres],
          ...freshModules,
          // Compiling these schemas takes 0.2 s, and they do not depend on a file's settings.
          server: { deps: { external: [/payment-sandbox\/src\/schema\/checkers\.ts$/] } },
        },
      },
      {
        plugins: [shopSettings(TEST_SHOP.CONTENT_FOLDER)],
        test: {
          ...shared,
          name: 'long',
          env: TEST_SHOP,
          include: LONG,
          globalSetup: [embedded, postgres],
          ...freshModules,
        },
      },
      {
        test: {
          ...shared,
          name: 'packages',
          include: ['packages/*/tests/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        plugins: [shopSettings(TEST_SHOP.CONTENT_FOLDER)],
        test: {
          ...shared,
          name: 'build',
          env: TEST_SHOP,
          include: ['tests/build/**/*.test.ts'],
          exclude: LONG,
          globalSetup: [embedded],
          ...freshModules,
        },
      },
      {
        // A shop that is as unlike the demo as can be, with its settings in the code.
        plugins: [shopSettings(ROASTER)],
        test: {
          ...shared,
          name: 'roaster',
          env: { CONTENT_FOLDER: ROASTER, OUT_FOLDER: '.cache/roaster' },
          include: ['tests/roaster/**/*.test.ts'],
          exclude: LONG,
          globalSetup: [embedded],
          ...freshModules,
        },
      },
      {
        // The tests' shop, built and served by the platform's own tool.
        test: {
          ...shared,
          name: 'platform',
          env: TEST_SHOP,
          include: ['tests/platform/**/*.test.ts'],
          // The tool starts each function anew for each request.
          testTimeout: 180_000,
        },
      },
      {
        // The shop in `src/content`, while it is the demo.
        plugins: [shopSettings('src/content')],
        test: {
          ...shared,
          name: 'demo',
          include: ['tests/demo/**/*.test.ts'],
          ...freshModules,
        },
      },
    ],
  },
});
