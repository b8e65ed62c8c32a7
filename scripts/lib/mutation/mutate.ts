import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../run.ts';
import type { SampleOptions } from './sample-checker.ts';
import type { Scope } from './scopes.ts';

const REPORTS = 'test-results/mutation';

/**
 * Runs Stryker on a scope, in a copy of the project, and writes the report as HTML and the survivors as text.
 * @returns a line with the score: killed and timed out, out of all that were tried.
 */
export async function mutate(
  { name, files, sample, projects, tests = '' }: Scope,
  { seed, concurrency }: { seed: number; concurrency: number },
): Promise<string> {
  const file = path.join(REPORTS, name.replaceAll(/[/.]/g, '-'));
  await mkdir(path.join(ROOT, REPORTS), { recursive: true });
  // Stryker runs the tests in processes of its own, which read the settings there.
  Object.assign(process.env, { MUTATION_PROJECTS: projects, MUTATION_TESTS: tests });
  const sampled: SampleOptions = { sample: { size: sample, seed } };
  const isStaticLeftOut = projects !== 'unit';
  const all = await new Stryker({
    ...sampled,
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'sample-checker.ts')],
    checkers: sample > 0 ? ['sample'] : [],
    // A process of their own, since some tests set its time zone.
    vitest: { configFile: 'vitest.mutation.config.ts', related: true, pool: 'forks' },
    coverageAnalysis: 'perTest',
    // In functions nearly every constant is made when a module is loaded, and would need every test of the folder.
    ignoreStatic: isStaticLeftOut,
    disableTypeChecks: false,
    ignorePatterns: ['.cache', 'dist', '.data', '.functions', 'test-results'],
    concurrency,
    timeoutMS: 20_000,
    tempDirName: '.stryker-tmp',
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `${file}.html` },
  }).runMutationTest();
  const tried = all.filter((mutant) => isTried(mutant) && !(isStaticLeftOut && mutant.static));
  await writeFile(path.join(ROOT, `${file}.txt`), survivorsOf(tried));
  return `${name}: ${scoreOf(tried)} (${all.length} in all)`;
}

/** What was left out of the sample or does not run at all is not tried. */
const isTried = ({ status }: MutantResult) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status);
const isNoticed = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';

function scoreOf(tried: readonly MutantResult[]): string {
  const noticed = tried.filter(isNoticed).length;
  const score = tried.length > 0 ? ((100 * noticed) / tried.length).toFixed(1) : '–';
  return `${score} %, ${noticed} of ${tried.length} mutants noticed`;
}

/** One line for each mutant that no test noticed: where, whether any test ran it, and what stood there instead. */
function survivorsOf(tried: readonly MutantResult[]): string {
  return tried
    .filter((mutant) => !isNoticed(mutant))
    .map(
      ({ fileName, location: { start }, status, mutatorName, replacement = '' }) =>
        `${path.relative(ROOT, fileName)}:${start.line}:${start.column} ${status} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}\n`,
    )
    .join('');
}
