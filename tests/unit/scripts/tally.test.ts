import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeTally, playwrightTally, vitestTally } from '#scripts/lib/test-summary.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function reported(report: object): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

const spec = (title: string, line: number, ...statuses: string[]) => ({
  title,
  file: 'buy.spec.ts',
  line,
  tests: statuses.map((status, index) => ({ status, projectName: ['wide', 'narrow'][index] })),
});

test('what failed in a browser, or passed only on the second try, is named and counted separately', async () => {
  const file = await reported({
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        specs: [spec('opens', 3, 'expected', 'flaky')],
        suites: [{ specs: [spec('pays', 9, 'unexpected'), spec('thanks', 12, 'expected')] }],
      },
    ],
  });
  expect(describeTally(await playwrightTally(file))).toBe(
    [
      'failed: buy.spec.ts:9 (wide) pays',
      'failed: the run: The server did not start',
      'second try: buy.spec.ts:3 (narrow) opens',
      '2 passed, 1 passed only on the second try, 2 failed, 1 skipped',
    ].join('\n'),
  );
});

test('a failed test is named, a file with a failed hook, and a run with an error outside of tests', async () => {
  const one = (status: string, ...failureMessages: string[]) => ({
    fullName: `a store that ${status}`,
    status,
    failureMessages,
  });
  const tests = [one('passed'), one('passed', 'late'), one('failed', 'no'), one('skipped'), one('todo')];
  const file = await reported({
    testResults: [
      { name: path.resolve('a.test.ts'), status: 'failed', assertionResults: tests },
      { name: path.resolve('b.test.ts'), status: 'failed', assertionResults: [one('skipped')] },
    ],
  });
  expect(await vitestTally(file, 1)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    retried: ['a.test.ts a store that passed'],
    failures: ['a.test.ts a store that failed', 'b.test.ts, which did not finish, or a hook failed'],
  });
  expect(await vitestTally(await reported({ testResults: [] }), 1)).toMatchObject({
    failures: ['the run, which ended with 1'],
  });
});

test('a missing report is a failure, and retries are mentioned only if there are some', async () => {
  const missing = path.join(folder, 'none.json');
  expect(describeTally(await playwrightTally(missing))).toBe(
    'failed: none.json was not written\n0 passed, 1 failed, 0 skipped',
  );
  expect(await vitestTally(missing, 0)).toMatchObject({ passed: 0, failed: 1 });
});
