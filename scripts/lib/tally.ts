import { readFile } from 'node:fs/promises';

/** How many tests passed at once, failed and were skipped; `retried` names those that passed only at a second try. */
export type Tally = { passed: number; failed: number; skipped: number; retried?: string[] };

/** How one stage of a run went. `processor` is in seconds, user and system, where the system says it. */
export type StageTally = Tally & { stage: string; seconds: number; processor?: number | undefined };

/** The tally of a Vitest JSON report; one failure when there is no report, since then the runner itself broke. */
export async function vitestTally(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests,
  };
}

/** The tally of a Playwright JSON report; one failure when there is no report. */
export async function playwrightTally(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + report.errors.length,
    skipped,
    retried: report.suites.flatMap((suite: Suite) => flakyIn(suite)),
  };
}

/** The last lines of a run: what needed a second try is named, and counted apart from what passed at once. */
export function describeTally({ passed, failed, skipped, retried = [] }: Tally): string {
  const count = [
    `${passed} passed`,
    ...(retried.length > 0 ? [`${retried.length} passed only at a second try`] : []),
    `${failed} failed`,
    `${skipped} skipped`,
  ].join(', ');
  return [...retried.map((name) => `second try: ${name}`), count].join('\n');
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

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: { status: string; projectName: string }[] }[];
};

function flakyIn({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file}:${line} (${projectName}) ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

async function readReport(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
