import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.ts';

/** Limits for the reason of a failure: characters, and lines. */
const MAX_REASON_LENGTH = 1200;
const MAX_LINES = 6;

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

/** The result of one stage of a run. */
export type StageTally = Tally & { stage: string; seconds: number };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/**
 * The tally of a Vitest JSON report; one failure if there is no report. The report does not contain why a
 * hook of a `describe` failed, nor errors outside of tests: then the file or the run is named, without a
 * reason.
 *
 * @param code the exit code of Vitest
 */
export async function vitestTally(file: string, code: number): Promise<Tally> {
  const report: VitestReport | undefined = await readReport(file);
  if (!report) return noReport(file);
  const files = report.testResults.map((one) => ({ ...one, name: path.relative(ROOT, one.name) }));
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      status,
      isRetried: status === 'passed' && failureMessages.length > 0,
      words: withReason(`${name} ${fullName.trim()}`, failureMessages[0]),
    })),
  );
  const withStatus = (wanted: string) => tests.filter(({ status }) => status === wanted);
  const retried = tests.filter(({ isRetried }) => isRetried);
  const failures = [
    ...withStatus('failed').map(({ words }) => words),
    ...files
      .filter(
        (one) => one.status === 'failed' && !one.assertionResults.some(({ status }) => status === 'failed'),
      )
      .map(({ name, message }) => withReason(name, message || 'did not finish, or a hook failed')),
  ];
  if (failures.length === 0 && code !== 0) failures.push(withReason('the run', `ended with ${code}`));
  return {
    passed: withStatus('passed').length - retried.length,
    failed: failures.length,
    skipped: withStatus('skipped').length,
    retried: retried.map(({ words }) => words),
    failures,
  };
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
 * A test name and the reason of its failure on one line. The reason ends at its first blank line or stack
 * frame. Fewer lines would lose the seed and the example of a failed property.
 */
function withReason(name: string, reason = ''): string {
  const [first = ''] = stripVTControlCharacters(reason)
    .trim()
    .split(/\n\s*\n|\n\s+at /, 1);
  const lines = first.split('\n').map((line) => line.trim());
  const text = lines.filter(Boolean).slice(0, MAX_LINES).join(' | ').slice(0, MAX_REASON_LENGTH);
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
