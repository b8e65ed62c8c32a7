import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Limits for the reason of a failure: characters, and lines. */
const LONGEST_REASON = 1200;
const MOST_LINES = 6;

/**
 * The numbers of tests that passed at the first attempt, failed and were skipped. `retried` names the tests
 * that passed on a retry; `failures` names the failed tests with their reasons.
 */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  retried?: string[];
  failures?: string[];
};

/**
 * The result of one stage of a run. `processor` is user and system time in seconds, if the system reports
 * it.
 */
export type StageTally = Tally & { stage: string; seconds: number; processor?: number | undefined };

/**
 * The tally that `tally-reporter.ts` wrote. One failure if there is no file, since then the runner itself
 * failed.
 */
export async function vitestTally(file: string): Promise<Tally> {
  return (await readReport(file)) ?? noReport(file);
}

/** The tally of a Playwright JSON report; one failure if there is no report. */
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
 * The last lines of a run. They name the failures, so that the end of a long log shows them. They also name
 * the retried tests, which are counted separately.
 */
export function describeTally({ passed, failed, skipped, retried = [], failures = [] }: Tally): string {
  const count = [
    `${passed} passed`,
    ...(retried.length > 0 ? [`${retried.length} passed only on the second try`] : []),
    `${failed} failed`,
    `${skipped} skipped`,
  ].join(', ');
  return [
    ...failures.map((name) => `failed: ${name}`),
    ...retried.map((name) => `second try: ${name}`),
    count,
  ].join('\n');
}

/** Runs with a moved clock as a table, with one line per stage. */
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

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; projectName: string; results?: { error?: { message?: string } }[] }[];
  }[];
};

/** The tests of a Playwright suite with this status, each with its last reason. */
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

/**
 * A test name and the reasons of its failure on one line. Each reason ends at its first blank line. Fewer
 * lines would lose the seed and the example of a failed property.
 */
export function withReason(name: string, ...reasons: (string | undefined)[]): string {
  const lines = reasons.flatMap((reason = '') => {
    const [first = ''] = stripVTControlCharacters(reason)
      .trim()
      .split(/\n\s*\n/, 1);
    return first.split('\n').map((line) => line.trim());
  });
  const text = lines.filter(Boolean).slice(0, MOST_LINES).join(' | ').slice(0, LONGEST_REASON);
  return text === '' ? name : `${name} — ${text}`;
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
