import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeRuns, describeTally, playwrightTally, vitestTally } from '../../../scripts/lib/tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const spec = (title: string, line: number, ...statuses: string[]) => ({
  title,
  file: 'buy.spec.ts',
  line,
  tests: statuses.map((status, index) => ({ status, projectName: ['wide', 'narrow'][index] })),
});

test('what passed only at a second try is named and counted apart', async () => {
  const file = path.join(folder, 'e2e.json');
  await writeFile(
    file,
    JSON.stringify({
      stats: { expected: 2, unexpected: 0, flaky: 2, skipped: 1 },
      errors: [],
      suites: [
        {
          specs: [spec('opens', 3, 'expected', 'flaky')],
          suites: [{ specs: [spec('pays', 9, 'flaky'), spec('thanks', 12, 'expected')] }],
        },
      ],
    }),
  );
  const tally = await playwrightTally(file);
  expect(tally).toMatchObject({ passed: 2, failed: 0, skipped: 1 });
  expect(describeTally(tally)).toBe(
    [
      'second try: buy.spec.ts:3 (narrow) opens',
      'second try: buy.spec.ts:9 (wide) pays',
      '2 passed, 2 passed only at a second try, 0 failed, 1 skipped',
    ].join('\n'),
  );
});

test('what failed is named with the first line of why, at the end where a long log is read', async () => {
  const vitest = path.join(folder, 'unit.json');
  await writeFile(
    vitest,
    JSON.stringify({
      success: false,
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: path.resolve('tests/unit/sums.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'sums add up', failureMessages: [] },
            { status: 'passed', fullName: 'sums come late', failureMessages: ['Error: too late\n  at x'] },
            {
              status: 'failed',
              fullName: 'sums round down',
              failureMessages: ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n    at x.ts:1'],
            },
          ],
        },
        {
          name: path.resolve('tests/unit/none.test.ts'),
          status: 'failed',
          message: 'No such module',
          assertionResults: [],
        },
      ],
    }),
  );
  expect(describeTally(await vitestTally(vitest))).toBe(
    [
      'failed: tests/unit/sums.test.ts sums round down — AssertionError: 1 is not 2',
      'failed: tests/unit/none.test.ts — No such module',
      'second try: tests/unit/sums.test.ts sums come late — Error: too late',
      '1 passed, 1 passed only at a second try, 2 failed, 0 skipped',
    ].join('\n'),
  );

  const browsers = path.join(folder, 'e2e.json');
  const [pays] = spec('pays', 9, 'unexpected').tests;
  const failed = { ...pays, results: [{ error: { message: 'Timed out\n  in x.ts' } }] };
  await writeFile(
    browsers,
    JSON.stringify({
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [{ message: 'The server did not start' }],
      suites: [{ specs: [{ ...spec('pays', 9), tests: [failed] }] }],
    }),
  );
  expect(describeTally(await playwrightTally(browsers))).toBe(
    [
      'failed: buy.spec.ts:9 (wide) pays — Timed out',
      'failed: the run — The server did not start',
      '0 passed, 2 failed, 0 skipped',
    ].join('\n'),
  );
});

test('a run that an error outside of its tests turned red has failed, though every test passed', async () => {
  const file = path.join(folder, 'outside.json');
  await writeFile(
    file,
    JSON.stringify({ success: false, numPassedTests: 3, numPendingTests: 0, testResults: [] }),
  );
  expect(await vitestTally(file)).toMatchObject({ passed: 3, failed: 1, failures: ['outside.json'] });
});

test('where nothing was tried twice nothing is said of it, and a missing report is a failure', async () => {
  expect(describeTally({ passed: 5, failed: 0, skipped: 0, retried: [] })).toBe(
    '5 passed, 0 failed, 0 skipped',
  );
  expect(await playwrightTally(path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
});

test('runs on other days are a table, with a line for each stage', () => {
  const unit = { stage: 'unit', passed: 1200, failed: 0, skipped: 0, seconds: 330 };
  const e2e = { stage: 'e2e', passed: 9, failed: 1, skipped: 0, retried: ['a', 'b'], seconds: 61 };
  expect(
    describeRuns([
      { days: 1, stages: [unit] },
      { days: 400, stages: [e2e] },
    ]),
  ).toBe(
    [
      'days  stage  passed  failed  second tries  minutes',
      '  +1  unit     1200       0             0      5.5',
      '+400  e2e         9       1             2      1.0',
    ].join('\n'),
  );
});
