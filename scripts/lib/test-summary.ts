import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.ts';

/**
 * The numbers of tests that passed at the first attempt, failed and were skipped. `retried` names the tests
 * that passed on a retry; `failures` names the failed tests.
 */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  retried?: string[];
  failures?: string[];
};

/** The result of one stage of a run. */
export type StageTally = Tally & { stage: string; seconds: number };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/**
 * The tally of a Vitest JSON report; one failure if there is no report. The report does not contain failed
 * hooks of a `describe` and errors outside of tests: then the file or the run is named.
 *
 * @param code the exit code of Vitest
 */
export async function vitestTally(file: string, code: number): Promise<Tally> {
  const report: VitestReport | undefined = await readReport(file);
  if (!report) return noReport(file);
  const [failures, retried]: [string[], string[]] = [[], []];
  let [passed, skipped] = [0, 0];
  for (const { name, status: ofFile, assertionResults } of report.testResults) {
    const where = path.relative(ROOT, name);
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'failed') failures.push(`${where} ${fullName}`);
      else if (status === 'skipped') skipped += 1;
      else if (status === 'passed' && failureMessages.length > 0) retried.push(`${where} ${fullName}`);
      else if (status === 'passed') passed += 1;
    }
    if (ofFile === 'failed' && !assertionResults.some(({ status }) => status === 'failed'))
      failures.push(`${where}, which did not finish, or a hook failed`);
  }
  if (failures.length === 0 && code !== 0) failures.push(`the run, which ended with ${code}`);
  return { passed, failed: failures.length, skipped, retried, failures };
}

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; projectName: string }[];
  }[];
};

/** The tally of a Playwright JSON report; one failure if there is no report. */
export async function playwrightTally(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (!report) return noReport(file);
  const { expected, unexpected, skipped } = report.stats;
  const ended = (status: string) => report.suites.flatMap((suite: Suite) => testsOf(suite, status));
  const errors = report.errors.map(({ message }: { message?: string }) => `the run: ${message}`);
  return {
    passed: expected,
    failed: unexpected + errors.length,
    skipped,
    retried: ended('flaky'),
    failures: [...ended('unexpected'), ...errors],
  };
}

/** The tests of a Playwright suite with this status. */
function testsOf({ suites = [], specs }: Suite, status: string): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `${file}:${line} (${projectName}) ${title}`),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, status))];
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
