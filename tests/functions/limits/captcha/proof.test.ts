import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { captchaToken } from '#functions/db/schema/captcha-tokens.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { CAPTCHA_HEADER } from '#src/contracts/captcha-header.ts';
import { type CheckedStore, openCheckedStore } from '#tests/functions/helpers/captcha.ts';
import { openStore, SITE } from '#tests/functions/helpers/store.ts';

const CALL = { requestId: 'req-1', context: { ip: '203.0.113.7' } as never };
const ADDRESS = `${SITE}/api/checkout`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

type ProofOf = typeof import('#functions/limits/captcha/proof.ts').proofOf;

describe('with a captcha', () => {
  let store: CheckedStore;
  let proofOf: ProofOf;
  beforeAll(async () => {
    store = await openCheckedStore();
    ({ proofOf } = await import('#functions/limits/captcha/proof.ts'));
  });
  afterAll(() => store.close());
  afterEach(async () => {
    store.captcha.reset();
    store.log.length = 0;
    await store.db.delete(captchaToken);
    await store.db.delete(rateLimit);
  });

  const issue = (action = 'checkout') => store.captcha.issue(action, new URL(SITE).hostname);
  const prove = (token?: string) =>
    proofOf(
      new Request(ADDRESS, {
        method: 'POST',
        headers: token === undefined ? {} : { [CAPTCHA_HEADER]: token },
      }),
      CALL as never,
      'checkout',
    )?.();
  const events = () => store.log.map((line) => JSON.parse(line));

  test('[CAP-03] a token for the action is a proof once', async () => {
    const token = issue();
    expect(await prove(token)).toBe('proven');
    expect(await prove(token)).toMatchObject({ code: 'invalid_token', field: CAPTCHA_HEADER });
    expect(events()).toEqual([
      expect.objectContaining({ event: 'captcha', requestId: 'req-1', action: 'checkout', why: 'spent' }),
    ]);
  });

  test('a token for another action is no proof, and is not used up', async () => {
    const token = issue('contact');
    expect(await prove(token)).toMatchObject({
      status: 403,
      code: 'invalid_token',
      field: CAPTCHA_HEADER,
      message: expect.stringContaining('@'),
    });
    expect(events()).toEqual([expect.objectContaining({ why: 'action or spent' })]);
    expect(await store.db.select().from(captchaToken)).toEqual([]);
  });

  test.each([undefined, ''])('a call with the header %j has no proof yet', async (token) => {
    const before = store.captcha.verifications;
    expect(await prove(token)).toBe('missing');
    expect(store.captcha.verifications).toBe(before);
  });

  test('a token with a low score is no proof, and the log says why', async () => {
    store.captcha.judgement.score = 0.1;
    expect(await prove(issue())).toMatchObject({ code: 'invalid_token', field: CAPTCHA_HEADER });
    expect(events()).toEqual([expect.objectContaining({ event: 'captcha', why: 'score' })]);
  });

  test('a captcha service that is down proves nothing and refuses nobody', async () => {
    store.captcha.judgement.fault = 'broken';
    expect(await prove(issue())).toBe('unknown');
    expect(events()).toEqual([
      expect.objectContaining({
        event: 'captcha_unavailable',
        requestId: 'req-1',
        action: 'checkout',
        error: expect.stringContaining('CaptchaUnavailable'),
      }),
    ]);
  });

  test('[B03] after sixty checks of one connection the next is refused with the time to wait', async () => {
    for (let asked = 0; asked < 60; asked += 12)
      await Promise.all(Array.from({ length: 12 }, () => prove(issue())));
    const refused = await prove(issue());
    expect(refused).toMatchObject({ status: 429, code: 'too_many_checks' });
    expect(Number((refused as { headers: Record<string, string> }).headers['retry-after'])).toBeGreaterThan(
      3500,
    );
  });

  test('a form without script is not asked for a token', () => {
    const form = new Request(ADDRESS, { method: 'POST', headers: FORM, body: 'a=1' });
    expect(proofOf(form, CALL as never, 'checkout')).toBeUndefined();
  });
});

test('without a captcha nothing is asked for', async () => {
  const store = await openStore();
  const { proofOf } = await import('#functions/limits/captcha/proof.ts');
  expect(proofOf(new Request(ADDRESS, { method: 'POST' }), CALL as never, 'checkout')).toBeUndefined();
  await store.close();
});
