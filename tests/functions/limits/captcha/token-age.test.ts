import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { captchaToken } from '#functions/db/schema/captcha-tokens.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { type CheckedStore, openCheckedStore } from '#tests/functions/helpers/captcha.ts';

const SECOND = 1000;

let store: CheckedStore;
let checkToken: typeof import('#functions/limits/captcha/check-token.ts').checkToken;
let tokens: typeof import('#functions/limits/captcha/tokens.ts');
beforeAll(async () => {
  store = await openCheckedStore();
  // The store's own module, which has its settings.
  ({ checkToken } = await import('#functions/limits/captcha/check-token.ts'));
  tokens = await import('#functions/limits/captcha/tokens.ts');
});
afterAll(() => store.close());
beforeEach(async () => {
  store.captcha.reset();
  await store.db.delete(captchaToken);
});

/** The time of issue, in whole seconds like the provider's. */
const issued = Math.floor(Date.now() / SECOND) * SECOND;
const check = async (age: number, lies: Record<string, unknown> = {}) => {
  store.captcha.judgement.lies = {
    challenge_ts: new Date(issued).toISOString().replace('.000', ''),
    ...lies,
  };
  const checked = await checkToken(store.db, store.token(), undefined, new Date(issued + age));
  return checked.isGood || checked.why;
};

test.each([
  [0, true],
  [119_999, true],
  [120_000, true],
  [120_001, 'age'],
  // The provider's clock may be up to half a minute ahead of ours.
  [-30_000, true],
  [-30_001, 'age'],
])('[B01] a token of %i ms is valid: %s', async (age, expected) => {
  expect(await check(age)).toBe(expected);
});

test.each([
  [0, 'score'],
  [0.5, 'score'],
  [0.500_001, true],
  [1, true],
  [1.000_001, 'score'],
  [-1, 'score'],
])('[B01] a score of %f is enough: %s', async (score, expected) => {
  expect(await check(0, { score })).toBe(expected);
});

test('[B01] the age of a token is the same after an earlier check', async () => {
  const text = store.token();
  const remembered = { hash: sha256(text), score: 0.9, action: 'contact', issuedAt: new Date(issued) };
  await tokens.rememberToken(store.db, remembered);
  const judged = async (age: number) => {
    const checked = await checkToken(store.db, text, undefined, new Date(issued + age));
    return checked.isGood || checked.why;
  };
  expect([await judged(120_000), await judged(120_001)]).toEqual([true, 'age']);
  expect(await tokens.spendToken(store.db, remembered, new Date(issued))).toBe(true);
  expect(await judged(1)).toBe('spent');
});

test('[D06] the hash of a token is deleted at twice its maximum age, and not before', async () => {
  const remembered = { hash: 'a hash', score: 0.9, action: 'contact', issuedAt: new Date(issued) };
  await tokens.rememberToken(store.db, remembered);
  expect(await tokens.sweepTokens(store.db, new Date(issued + 240_000))).toBe(0);
  expect(await tokens.sweepTokens(store.db, new Date(issued + 240_001))).toBe(1);
});
