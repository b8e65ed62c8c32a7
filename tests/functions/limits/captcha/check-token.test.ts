import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LOCAL_CAPTCHA } from '#sandbox/captcha/server.ts';
import { type CheckedStore, checkTokenPost, openCheckedStore } from '#tests/functions/helpers/captcha.ts';
import { fresh, jsonPost } from '#tests/functions/helpers/messages.ts';
import { expectApiHeaders, expectProblem } from '#tests/functions/helpers/requests.ts';

const INVALID = { success: false, message: 'Invalid token' };
let store: CheckedStore;
beforeAll(async () => {
  store = await openCheckedStore();
});
afterAll(() => store.close());
afterEach(() => store.captcha.reset());

const ask = async (body: unknown, ip?: string) => {
  const response = await store.call(checkTokenPost(body), ip ? { ip } : {});
  expectApiHeaders(response);
  return { status: response.status, body: await response.json() };
};

test('[API-10] a valid token returns success, its score and a message', async () => {
  store.captcha.judgement.score = 0.7;
  expect(await ask({ token: store.token() })).toEqual({
    status: 200,
    body: { success: true, score: 0.7, message: 'Valid token' },
  });
});

test.each([
  ['missing', {}],
  ['empty', { token: '' }],
  ['unknown', { token: 'made-up' }],
  ['too long to be one', { token: 'x'.repeat(8193) }],
  ['no text', { token: { $ne: null } }],
  ['nothing', { token: null }],
])('[CAP-04] a token that is %s is invalid', async (_what, body) => {
  expect(await ask(body)).toEqual({ status: 200, body: INVALID });
});

test('[CAP-04] the provider is asked about a token of the longest allowed length, and not about one that cannot be valid', async () => {
  const before = store.captcha.verifications;
  for (const token of [undefined, '', 'x'.repeat(8193), 7]) await ask({ token });
  expect(store.captcha.verifications).toBe(before);
  await ask({ token: 'x'.repeat(8192) });
  expect(store.captcha.verifications).toBe(before + 1);
});

test.each(['broken', 'garbage'] as const)(
  '[CAP-04] a provider whose answer is %s makes every token invalid',
  async (fault) => {
    store.captcha.judgement.fault = fault;
    expect(await ask({ token: store.token() })).toEqual({ status: 200, body: INVALID });
  },
);

test('[API-10] a check does not use up the token, neither for another check nor for its form', async () => {
  const token = store.token();
  for (const _ of [1, 2]) expect((await ask({ token })).body.success).toBe(true);
  const sent = await store.call(jsonPost('contact', fresh('contact', { captchaToken: token })));
  expect(sent.status).toBe(201);
  expect((await ask({ token })).body).toEqual(INVALID);
});

test('[API-10] a malformed request is refused in the common error format, before a call to the provider', async () => {
  const before = store.captcha.verifications;
  await expectProblem(await store.call(checkTokenPost('{')), { status: 400, code: 'not_json' });
  await expectProblem(await store.call(checkTokenPost({ token: store.token(), score: 1 })), {
    status: 422,
    field: 'score',
  });
  await expectProblem(await store.call(checkTokenPost(`{"token":"${'x'.repeat(16_400)}"}`)), { status: 413 });
  expect(store.captcha.verifications).toBe(before);
});

test('[B03] one connection can verify sixty tokens in an hour, and then gets a 429 with Retry-After', async () => {
  const ip = '198.51.100.200';
  for (let asked = 0; asked < 60; asked += 12)
    for (const { body } of await Promise.all(
      Array.from({ length: 12 }, () => ask({ token: store.token() }, ip)),
    ))
      expect(body.success).toBe(true);
  const refused = await store.call(checkTokenPost({ token: store.token() }), { ip });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  await expectProblem(refused, { status: 429, code: 'too_many_checks' });
  expect((await ask({ token: store.token() }, '198.51.100.201')).body.success).toBe(true);
});

test('with a captcha the config has its public key and script, and never its secret', async () => {
  const text = await (await store.call(new Request('https://found.test/api/config'))).text();
  expect(JSON.parse(text).captcha).toEqual({
    siteKey: LOCAL_CAPTCHA.RECAPTCHA_SITE_KEY,
    version: '3',
    scriptUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/recaptcha\/api\.js$/),
  });
  expect(text).not.toContain(LOCAL_CAPTCHA.RECAPTCHA_SECRET_KEY);
});
