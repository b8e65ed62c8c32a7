import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { loadedWith } from './tools/mutation/imports.ts';
import base from './vitest.config.ts';

/** The projects whose tests run, separated by commas; `npm run mutate` sets it. */
const wanted = (process.env.MUTATION_PROJECTS ?? 'unit,functions').split(',');

/** The folders of functions' tests that run, separated by commas; default: all. */
const folders = process.env.MUTATION_TESTS ? process.env.MUTATION_TESTS.split(',') : [];

/**
 * Tests that read the code as text, start a process that Stryker does not instrument, or draw pictures,
 * which takes a minute.
 */
const EXCLUDED = [
  'unit/{docs,edge,illustrations,pictures,policies,sandbox,scripts,security,styles}/**',
  'unit/catalogue/same-price-everywhere.test.ts',
  '**/*.long.test.ts',
  'functions/{pages-of-functions,outbound-calls}.test.ts',
].map((name) => `tests/${name}`);

/**
 * The tests of rules load few modules. Tests that load more than this use rules only through a page or the
 * whole catalogue, and take seconds.
 */
const MOST_LOADED = 60;
const areRules = wanted.join() === 'unit';
const loadedBy = (file: string) => loadedWith(import.meta.dirname, file);
const unitTests = globSync('tests/unit/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });
const heavy = areRules ? unitTests.filter((file) => loadedBy(file).size > MOST_LOADED) : [];
/**
 * Whether a unit test loads a module of the first folder, which is mutated.
 * The others would not detect anything.
 */
const isOfFolder = (file: string) =>
  [...loadedBy(file)].some((loaded) => loaded.startsWith(`functions/${folders[0]}/`));

/** Starts with the test files that load the least, since a run ends at the first failing test. */
class LightFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) =>
      loadedBy(path.relative(import.meta.dirname, moduleId)).size;
    return files.toSorted((a, b) => weight(a) - weight(b));
  }
}

/** The usual tests, without those that need a build: Stryker runs them for each mutant. */
export default defineConfig({
  test: {
    ...base.test,
    sequence: { sequencer: LightFirst },
    projects: base.test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || !wanted.includes(String(project.test?.name)))
        return [];
      const isUnit = project.test?.name === 'unit';
      const own = () =>
        isUnit
          ? unitTests.filter(isOfFolder)
          : folders.map((folder) => `tests/functions/${folder}/**/*.test.ts`);
      const include = folders.length > 0 ? own() : project.test?.include;
      return [{ ...project, test: { ...project.test, include, exclude: [...EXCLUDED, ...heavy] } }];
    }),
  },
});
