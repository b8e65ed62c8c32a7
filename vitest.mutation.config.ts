import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { loadedWith } from './scripts/lib/mutation/imports.ts';
import base from './vitest.config.ts';

/** The projects whose tests look for mutants, separated by commas; `npm run mutate` sets it. */
const wanted = (process.env.MUTATION_PROJECTS ?? 'unit,functions').split(',');

/** The folder of the functions' tests that look for mutants; without one, all. */
const folder = process.env.MUTATION_TESTS;

/** They read the code as text, start a process that Stryker does not see into, or draw pictures, which takes a minute. */
const EXCLUDED = [
  'unit/{docs,edge,illustrations,pictures,policies,sandbox,scripts,security,styles}/**',
  'unit/catalogue/one-road.test.ts',
  'unit/regions/seventh-region.test.ts',
  'functions/{pages-of-functions,outbound-calls}.test.ts',
  'functions/{payments,soak}/**',
].map((name) => `tests/${name}`);

/** Rules have tests that load little. What loads more sees them through a whole page or the whole catalogue, and costs seconds. */
const MOST_LOADED = 60;
const areRules = wanted.join() === 'unit';
const loadedBy = (file: string) => loadedWith(import.meta.dirname, file);
const heavy = areRules
  ? globSync('tests/unit/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter(
      (file) => loadedBy(file) > MOST_LOADED,
    )
  : [];

/** Begins with the test files that load the least, since a run ends with the first test that fails. */
class LightFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) =>
      loadedBy(path.relative(import.meta.dirname, moduleId));
    return files.toSorted((a, b) => weight(a) - weight(b));
  }
}

/** The same tests as ever, without those that need a build: what Stryker runs for each mutant. */
export default defineConfig({
  test: {
    ...base.test,
    sequence: { sequencer: LightFirst },
    projects: base.test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || !wanted.includes(String(project.test?.name)))
        return [];
      const own = project.test?.name === 'functions' && folder;
      const include = own ? [`tests/functions/${own}/**/*.test.ts`] : project.test?.include;
      return [{ ...project, test: { ...project.test, include, exclude: [...EXCLUDED, ...heavy] } }];
    }),
  },
});
