import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Check, ok, unknown, wrong } from '#scripts/lib/doctor/check.ts';
import { jobLine } from '#scripts/lib/doctor/jobs.ts';
import { runChecks } from '#scripts/lib/doctor/run-checks.ts';
import { exitCodeOf, textOf } from '#scripts/lib/doctor/text.ts';
import { withoutSecrets } from '#scripts/lib/doctor/without-secrets.ts';
import { ROOT } from '#scripts/lib/run.ts';
import { demoNamesIn } from '#src/catalogue/reading/demo-names.ts';

describe('the checks', () => {
  test('are reported in their order; one that fails or hangs is unknown, and delays no other', async () => {
    const checks: Check[] = [
      { name: 'busy', isBusy: true, run: () => ok('busy', 'fine') },
      { name: 'hanging', run: () => new Promise(() => {}) },
      {
        name: 'failing',
        run: () => {
          throw new Error('no more hunter2');
        },
      },
      { name: 'two', run: async () => [ok('two', 'fine'), wrong('second', 'hunter2 is bad', 'ask hunter2')] },
    ];
    const lines = await runChecks(checks, { LINK_SECRET: 'hunter2' }, 50);
    expect(lines.map(({ name, status }) => [name, status])).toEqual([
      ['busy', 'ok'],
      ['hanging', 'unknown'],
      ['failing', 'unknown'],
      ['two', 'ok'],
      ['second', 'wrong'],
    ]);
    expect(lines[1]!.says).toBe('There was no answer in 0.05 s.');
    expect(lines[2]!.says).toContain('no more [LINK_SECRET]');
    expect(lines[4]).toMatchObject({ says: '[LINK_SECRET] is bad', todo: 'ask [LINK_SECRET]' });
  });

  test('end with 0 if all is ok, 1 if something is wrong, 3 if something is unknown, which a deploy forgives', () => {
    const [good, bad, open] = [ok('a', ''), wrong('b', '', 'x'), unknown('c', '', 'x')];
    expect([[good], [good, bad, open], [good, open]].map((lines) => exitCodeOf(lines, false))).toEqual([
      0, 1, 3,
    ]);
    expect([[good], [good, bad, open], [good, open]].map((lines) => exitCodeOf(lines, true))).toEqual([
      0, 1, 0,
    ]);
    expect(textOf([good, bad, open])).toMatch(/\n\n1 ok, 1 wrong, 1 unknown$/);
  });
});

test('no text contains a secret: whole, one of two, or the password of an address, written and decoded', () => {
  const secret = fc.string({ minLength: 6, maxLength: 40 }).filter((text) => !/[\s,[\]]/.test(text));
  fc.assert(
    fc.property(secret, secret, secret, fc.string(), fc.string(), (one, two, password, before, after) => {
      const source = {
        STRIPE_WEBHOOK_SECRET: `whsec_${one},whsec_${two}`,
        LINK_SECRET_PREVIOUS: `${two} ${one}`,
        SMTP_URL: `smtps://post:${encodeURIComponent(password)}@mail.example:465`,
      };
      for (const value of [`whsec_${two}`, `whsec_${one}`, password, encodeURIComponent(password)]) {
        const said = withoutSecrets(`${before} ${value} ${after}`, source);
        const rest = said.replace(/\[[A-Z_]+\]/g, '');
        expect(rest.includes(value) && !`${before} ${after}`.includes(value)).toBe(false);
      }
    }),
  );
  expect(
    withoutSecrets('connect postgres://a:pw%40rd@db/x', { DATABASE_URL: 'postgres://a:pw%40rd@db/x' }),
  ).toBe('connect [DATABASE_URL]');
});

describe('texts that name the demo', () => {
  test('are found by its name in a sentence, its domain and its made-up company, but not by the verb', () => {
    const text = [
      '# A comment',
      'What you buy at Found is yours.',
      'Found a mistake? Write to us.',
      'Lost. Found. We found it.',
      'hello@found.example',
      'Found Demonstration Ltd',
    ].join('\n');
    expect(demoNamesIn(text, 'Alder & Rye').map(({ line }) => line)).toEqual([2, 5, 6]);
    expect(demoNamesIn(text, 'Found').map(({ line }) => line)).toEqual([5, 6]);
  });

  test('are the demo’s own policies, while they are in another shop', () => {
    for (const file of ['legal/terms.md', 'legal/privacy.md', 'legal/accessibility.md']) {
      const text = readFileSync(path.join(ROOT, 'tests/fixtures/shop', file), 'utf8');
      expect(demoNamesIn(text, 'Alder & Rye'), file).not.toEqual([]);
    }
  });

  test('do not occur in a shop with its own texts', () => {
    const text = readFileSync(path.join(ROOT, 'tests/fixtures/roaster/settings/store.yaml'), 'utf8');
    expect(demoNamesIn(text, 'Alder & Rye')).toEqual([]);
  });
});

describe('the last run of a job', () => {
  const now = new Date('2027-03-04T12:03:30Z');
  const run = (minutesAgo: number, more = {}) => ({
    job: 'reconcile',
    startedAt: new Date(now.getTime() - minutesAgo * 60_000),
    finishedAt: new Date(now.getTime() - minutesAgo * 60_000 + 2_000),
    outcome: 'ok' as const,
    error: null,
    isLive: false,
    ...more,
  });
  const says = (schedule: string, ...given: Parameters<typeof run>) => {
    const line = jobLine('reconcile', schedule, run(...given), now);
    return `${line.status}: ${line.says}`;
  };

  test('is ok while it is not older than the schedule and one missed run allow', () => {
    const every10 = '*/10 * * * *';
    expect(says(every10, 3.4)).toBe('ok: It last ran 3 minutes ago.');
    // The run at 12:00 was missed, that at 11:50 was not.
    expect(says(every10, 13.4)).toBe('ok: It last ran 13 minutes ago.');
    expect(says(every10, 23.4)).toBe('wrong: It has not run for 23 minutes; expected every 10 minutes.');
    expect(says(every10, 120)).toBe('wrong: It has not run for 2 h; expected every 10 minutes.');
    expect(says('@daily', 30 * 60)).toBe('ok: It last ran 30 h ago.');
    expect(says('@daily', 72 * 60)).toBe('wrong: It has not run for 3 days; expected every 24 h.');
    expect(says('* * * * *', 1)).toBe('ok: It last ran 1 minute ago.');
  });

  test('is wrong if it failed or did not end', () => {
    const failed = { outcome: 'failed' as const, error: '2 payment(s) could not be brought' };
    expect(says('*/10 * * * *', 3.4, failed)).toBe(
      'wrong: It last ran 3 minutes ago and failed: 2 payment(s) could not be brought.',
    );
    const open = { finishedAt: null, outcome: null };
    expect(says('*/10 * * * *', 3.4, open)).toBe('wrong: It last ran 3 minutes ago and did not end.');
    expect(says('*/10 * * * *', 1, open)).toBe('ok: It last ran 1 minute ago and is still running.');
  });

  test('is missing before the first one; a nightly job may be a day late', () => {
    expect(jobLine('outbox', '* * * * *', undefined, now).status).toBe('wrong');
    expect(jobLine('retention', '@daily', undefined, now).status).toBe('unknown');
  });
});
