import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.ts';

/** Of the first line of why a test failed, in characters. */
const LONGEST_REASON = 300;

/**
 * How many tests passed at once, failed and were skipped; `retried` names those that passed only at a second try, and `failures`
 * those that failed, with the first line of why.
 */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  retried?: string[];
  failures?: string[];
};

/** How one stage of a run went. `processor` is in seconds, user and system, where the system says it. */
export type StageTally = Tally & { stage: string; seconds: number; processor?: number | undefined };

/** The tally of a Vitest JSON report; one failure when there is no report, since then the runner itself broke. */
export async function vitestTally(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (!report) return noReport(file);
  const retried = report.testResults.flatMap(retriedIn);
  const named = report.testResults.flatMap(failuresIn);
  // An error outside of any test, which the report does not name, turns a run red as well.
  const failures = report.success || named.length > 0 ? named : [path.basename(file)];
  return {
    passed: report.numPassedTests - retried.length,
    failed: failures.length,
    skipped: report.numPendingTests,
    retried,
    failures,
  };
}

/** The tally of a Playwright JSON report; one failure when there is no report. */
export async function playwrightTally(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (!report) return noReport(file);
  const { expected, unexpected, skipped } = report.stats;
  const ended = (status: string) => report.suites.flatMap((suite: Suite) => testsOf(suite, status));
  return {
    passed: expected,
    failed: unexpected + report.errors.length,
    skipped,
    retried: ended('flaky'),
    failures: [
      ...ended('unexpected'),
      ...report.errors.map(({ message }: { message?: string }) => withReason('the run', message)),
    ],
  };
}

/**
 * The last lines of a run: what failed is named, so that the end of a long log tells it; what needed a second try is named, and
 * counted apart from what passed at once.
 */
export function describeTally({ passed, failed, skipped, retried = [], failures = [] }: Tally): string {
  const count = [
    `${passed} passed`,
    ...(retried.length > 0 ? [`${retried.length} passed only at a second try`] : []),
    `${failed} failed`,
    `${skipped} skipped`,
  ].join(', ');
  return [
    ...failures.map((name) => `failed: ${name}`),
    ...retried.map((name) => `second try: ${name}`),
    count,
  ].join('\n');
}

/** Runs with the clock moved by so many days, as a table with a line for each stage. */
export function describeRuns(runs: readonly { days: number; stages: readonly StageTally[] }[]): string {
  const rows = runs.flatMap(({ days, stages }) =>
    stages.map(({ stage, passed, failed, retried = [], seconds }) =>
      [`+${days}`, stage, passed, failed, retried.length, (seconds / 60).toFixed(1)].map(String),
    ),
  );
  const table = [['days', 'stage', 'passed', 'failed', 'second tries', 'minutes'], ...rows];
  const widths = table.reduce(
    (most, row) => row.map((cell, at) => Math.max(cell.length, most[at] ?? 0)),
    [0],
  );
  return table
    .map((row) =>
      row
        .map((cell, at) => (at === 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** What failed in one file of a Vitest report; the file itself where it did not get as far as its tests. */
function failuresIn({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = path.relative(ROOT, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [withReason(file, message)];
  return failed.map((result) => nameIn(file, result));
}

/** What passed in one file of a Vitest report after it had failed: only that has both the word and a reason. */
function retriedIn({ name, assertionResults }: VitestFile): string[] {
  return assertionResults
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map((result) => nameIn(path.relative(ROOT, name), result));
}

function nameIn(file: string, { fullName, failureMessages }: VitestResult): string {
  return withReason(`${file} ${fullName}`, failureMessages?.[0]);
}

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: VitestResult[];
};
type VitestResult = { status: string; fullName: string; failureMessages?: string[] };

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; projectName: string; results?: { error?: { message?: string } }[] }[];
  }[];
};

/** What of a Playwright suite ended so, each with the first line of the last reason. */
function testsOf({ suites = [], specs }: Suite, status: string): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results = [] }) =>
        withReason(
          `${file}:${line} (${projectName}) ${title}`,
          results.findLast(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, status))];
}

function withReason(name: string, reason: string | undefined): string {
  const line = stripVTControlCharacters(reason ?? '').split('\n', 1)[0] ?? '';
  return line === '' ? name : `${name} — ${line.slice(0, LONGEST_REASON)}`;
}

function noReport(file: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, failures: [`${path.basename(file)} was not written`] };
}

async function readReport(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
