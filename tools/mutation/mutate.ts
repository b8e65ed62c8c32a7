import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '#scripts/lib/run.ts';
import type { SampleOptions } from './sample-checker.ts';
import type { Scope } from './scopes.ts';

const REPORTS = 'test-results/mutation';

/**
 * Runs Stryker on a scope, in a copy of the project. Writes the report as HTML and the survivors as text.
 * @returns a line with the score: killed and timed out mutants as a share of all tested ones
 */
export async function mutate(
  { name, files, sample, projects, tests = [], isRunBeforeTests = false }: Scope,
  { seed, concurrency }: { seed: number; concurrency: number },
): Promise<string> {
  const file = path.join(REPORTS, name.replaceAll(/[/.]/g, '-'));
  await mkdir(path.join(ROOT, REPORTS), { recursive: true });
  // Stryker runs the tests in child processes, which read the settings from the environment.
  Object.assign(process.env, {
    MUTATION_PROJECTS: projects,
    MUTATION_TESTS: tests.join(),
  });
  const sampled: SampleOptions = { sample: { size: sample, seed } };
  const isStaticLeftOut = projects !== 'unit' && !isRunBeforeTests;
  const all = await new Stryker({
    ...sampled,
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'sample-checker.ts')],
    checkers: sample > 0 ? ['sample'] : [],
    // Tests run in child processes, since some tests set the time zone.
    // "related" is off for a folder's tests: they load endpoints by name, which "related" does not detect,
    // and no test would run.
    vitest: { configFile: 'vitest.mutation.config.ts', related: tests.length === 0, pool: 'forks' },
    coverageAnalysis: isRunBeforeTests ? 'all' : 'perTest',
    // In functions, almost every constant is created when a module loads. Each of its mutants would need
    // every test of the folder.
    ignoreStatic: isStaticLeftOut,
    disableTypeChecks: false,
    ignorePatterns: ['.cache', 'dist', '.data', '.functions', '.edge-functions', 'test-results'],
    concurrency,
    timeoutMS: 60_000,
    tempDirName: '.stryker-tmp',
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `${file}.html` },
  }).runMutationTest();
  const tried = all.filter((mutant) => isTried(mutant) && !(isStaticLeftOut && mutant.static));
  await writeFile(path.join(ROOT, `${file}.txt`), survivorsOf(tried));
  return `${name}: ${scoreOf(tried)} (${all.length} in all)`;
}

/** Mutants outside the sample and mutants that do not run count as untested. */
const isTried = ({ status }: MutantResult) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status);
const isNoticed = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';

function scoreOf(tried: readonly MutantResult[]): string {
  const noticed = tried.filter(isNoticed).length;
  const score = tried.length > 0 ? ((100 * noticed) / tried.length).toFixed(1) : '–';
  const slow = tried.filter(({ status }) => status === 'Timeout').length;
  return `${score} %, ${noticed} of ${tried.length} mutants detected, ${slow} of them by timeout`;
}

/**
 * One line for each mutant that no test detected: its position, whether any test ran it,
 * and its replacement code.
 */
function survivorsOf(tried: readonly MutantResult[]): string {
  return tried
    .filter((mutant) => !isNoticed(mutant))
    .map(
      ({ fileName, location: { start }, status, mutatorName, replacement = '' }) =>
        `${path.relative(ROOT, fileName)}:${start.line}:${start.column} ${status} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}\n`,
    )
    .join('');
}
