import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeTally, playwrightTally, vitestTally } from '#scripts/lib/test-summary.ts';

const VITEST = path.resolve('node_modules/.bin/vitest');

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

test('a test that passed only on the second try is named and counted separately', async () => {
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
      '2 passed, 2 passed only on the second try, 0 failed, 1 skipped',
    ].join('\n'),
  );
});

/** Runs one file of tests in another Vitest. */
async function tallyOf(text: string) {
  const inside = await mkdtemp(path.join(import.meta.dirname, '.tally-'));
  const tally = path.join(inside, 'tally.json');
  await writeFile(path.join(inside, 'sums.test.ts'), text);
  await writeFile(path.join(inside, 'vitest.config.ts'), 'export default {};');
  try {
    const reporter = ['--reporter=json', `--outputFile.json=${tally}`];
    const code = await promisify(execFile)(VITEST, ['run', '--root', inside, ...reporter], {
      env: { ...process.env, CI: '' },
    }).then(
      () => 0,
      ({ code }) => code,
    );
    const { failures = [], retried = [], ...rest } = await vitestTally(tally, code);
    const folderOf = `${path.relative(process.cwd(), inside)}/`;
    const plain = (names: string[]) => names.map((name) => name.replace(folderOf, ''));
    return { ...rest, failures: plain(failures), retried: plain(retried) };
  } finally {
    await rm(inside, { recursive: true });
  }
}

test('a failure is named with its reason', { tags: ['long'] }, async () => {
  const tally = await tallyOf(`
    import fc from 'fast-check';
    import { describe, expect, test } from 'vitest';
    test('adds up', () => {});
    let tries = 0;
    test('comes late', { retry: 1 }, () => { if (tries++ === 0) throw new Error('too late'); });
    test('rounds down', () => expect(1).toBe(2));
    test('is even', () => {
      fc.assert(fc.property(fc.constant(7), (n) => { if (n % 2) throw new Error('odd'); }), { seed: 42 });
    });
    describe('a store', () => test.skip('sells', () => {}));
  `);
  expect(tally).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(tally.retried).toEqual(['sums.test.ts comes late — Error: too late']);
  expect(tally.failures).toEqual([
    expect.stringMatching(/^sums\.test\.ts rounds down — AssertionError: expected 1 to be 2/),
    expect.stringMatching(
      /^sums\.test\.ts is even — Error: Property failed after 1 tests \| \{ seed: 42,.* \| Counterexample: \[7\]/,
    ),
  ]);
});

test('a file with a failed hook is named, and a run with an error outside of tests', {
  tags: ['long'],
}, async () => {
  const hook = await tallyOf(`
    import { beforeAll, describe, test } from 'vitest';
    describe('a store', () => {
      beforeAll(() => { throw new Error('No database'); });
      test('sells', () => {});
    });
  `);
  expect(hook).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringMatching(/^sums\.test\.ts — /)],
  });
  const outside = await tallyOf(`
    import { test } from 'vitest';
    test('leaves something behind', () => { setTimeout(() => { throw new Error('afterwards'); }); });
    test('waits for it', () => new Promise((resolve) => setTimeout(resolve, 50)));
  `);
  expect(outside).toMatchObject({ passed: 2, failed: 1, failures: ['the run — ended with 1'] });
});

test('a file whose worker ended is named', { tags: ['long'] }, async () => {
  const { failed, failures } = await tallyOf(`
    import { test } from 'vitest';
    test('ends the process', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });
  `);
  expect(failed).toBeGreaterThan(0);
  expect(failures).toContainEqual('sums.test.ts — did not finish, or a hook failed');
});

test('what failed in a browser is named with why', async () => {
  const browsers = path.join(folder, 'e2e.json');
  const [pays] = spec('pays', 9, 'unexpected').tests;
  const failed = { ...pays, results: [{ error: { message: 'Timed out\n\n  in x.ts' } }] };
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

test('retries are mentioned only if there are some, and a missing report is a failure', async () => {
  expect(describeTally({ passed: 5, failed: 0, skipped: 0, retried: [] })).toBe(
    '5 passed, 0 failed, 0 skipped',
  );
  expect(await playwrightTally(path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
});
