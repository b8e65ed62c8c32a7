import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { captchaToken } from '#functions/db/schema/captcha-tokens.ts';
import { MESSAGE_KINDS } from '#src/core/messages/forms.ts';
import { type CheckedStore, checkTokenPost, openCheckedStore } from '#tests/functions/helpers/captcha.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { formPost, fresh, jsonPost, messagesOf } from '#tests/functions/helpers/messages.ts';
import { basketOf, checkOut, expectNothingInside, expectProblem } from '#tests/functions/helpers/requests.ts';

const INVALID = { status: 403, code: 'invalid_token', field: 'captchaToken' } as const;
const CHECKED = MESSAGE_KINDS.filter((kind) => kind !== 'withdrawal');

withDatabases('forms with a captcha on', (database) => {
  let store: CheckedStore;
  beforeAll(async () => {
    store = await openCheckedStore({ database: database() });
  });
  afterAll(() => store?.close());
  afterEach(() => store.captcha.reset());

  const send = (change: Record<string, unknown>, ip = '127.0.0.1', headers = {}) =>
    store.call(jsonPost('contact', fresh('contact', change), headers), { ip });

  test.each(CHECKED)('[B01] a %s with a valid token of its own is kept', async (kind) => {
    const body = fresh(kind, { captchaToken: store.token(kind) });
    const sent = await store.call(jsonPost(kind, body));
    expect(sent.status).toBe(201);
    const { reference, ...more } = await sent.json();
    expect(more).toEqual({});
    const kept = (await messagesOf(store)).find(({ id }) => id === reference);
    expect(kept?.fields).not.toHaveProperty('captchaToken');
  });

  test('[F99] of twenty concurrent messages with one token exactly one is kept, even if the provider forgets the token', async () => {
    store.captcha.judgement.isForgetful = true;
    const token = store.token();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ captchaToken: token })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    await expectProblem(await send({ captchaToken: token }), INVALID);
  });

  test('a token is used up only by a message that is kept', async () => {
    const captchaToken = store.token();
    await expectProblem(await send({ captchaToken, name: ' ' }), { status: 422, field: 'name' });
    await store.call(checkTokenPost({ token: captchaToken }));
    await store.db.execute('alter table letter rename to letter_away');
    await expectProblem(await send({ captchaToken }), { status: 503, code: 'not_kept' });
    await store.db.execute('alter table letter_away rename to letter');
    expect((await send({ captchaToken })).status).toBe(201);
  });

  test('a message that is repeated after a lost answer needs no new token', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = fresh('contact');
    const again = (token: string) =>
      store.call(jsonPost('contact', { ...body, captchaToken: token }, headers));
    const token = store.token();
    const first = await again(token);
    const { reference } = await first.json();
    for (const other of [token, store.token(), 'nonsense']) {
      const known = await again(other);
      expect([known.status, (await known.json()).reference]).toEqual([200, reference]);
    }
  });

  test('[F99] the limits of a form also apply with a valid token', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => send({ captchaToken: store.token() }, '198.51.100.77')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('[D06] only the hash of a token is kept, and the nightly job deletes expired ones', async () => {
    const token = store.token();
    await send({ captchaToken: token });
    const rows = await store.db.select().from(captchaToken);
    expect(JSON.stringify(rows)).not.toContain(token);
    const [row] = rows;
    await store.db
      .update(captchaToken)
      .set({ issuedAt: new Date(Date.now() - 10 * 60_000) })
      .where(eq(captchaToken.hash, row!.hash));
    await store.run('retention');
    const left = await store.db.select().from(captchaToken);
    expect(left.map(({ hash }) => hash)).not.toContain(row!.hash);
    expect(left).toHaveLength(rows.length - 1);
  });
});

describe('a form with a captcha', () => {
  let store: CheckedStore;
  beforeAll(async () => {
    store = await openCheckedStore({ settings: { CONTACT_TO: 'people@shop.example' } });
  });
  afterAll(() => store.close());
  afterEach(() => store.captcha.reset());

  const send = (change: Record<string, unknown> = {}) =>
    store.call(jsonPost('contact', fresh('contact', change)));
  const seconds = (count: number) => new Date(Date.now() + count * 1000).toISOString();

  test.each([
    ['that the provider does not vouch for', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['of another site', { hostname: 'elsewhere.example' }],
    ['of a host that ends like ours', { hostname: 'not-found.test' }],
    ['of no host', { hostname: undefined }],
    ['for another form', { action: 'feedback' }],
    ['for no form', { action: undefined }],
    ['without a score', { score: undefined }],
    ['with a score that there is not', { score: 90 }],
    ['of tomorrow', { challenge_ts: seconds(86_400) }],
    ['of no time', { challenge_ts: undefined }],
    ['of a time that cannot be read', { challenge_ts: 'just now' }],
  ] as [string, Record<string, unknown>][])('[B01] a token %s is not enough', async (_what, lies) => {
    const before = (await messagesOf(store)).length;
    store.captcha.judgement.lies = lies;
    await expectProblem(await send({ captchaToken: store.token() }), INVALID);
    expect(await messagesOf(store)).toHaveLength(before);
  });

  test('[F100] a form without a token is refused, even after /api/check-token accepted another one', async () => {
    const token = store.token();
    expect(await (await store.call(checkTokenPost({ token }))).json()).toMatchObject({ success: true });
    for (const change of [{}, { captchaToken: '' }, { captchaToken: 'made-up' }])
      await expectProblem(await send(change), {
        ...INVALID,
        message: /^Invalid token: .*write to hello@found\.example\.$/,
      });
    await expectProblem(await send({ captchaToken: 5 }), { status: 422, field: 'captchaToken' });
  });

  type Judgement = Partial<typeof store.captcha.judgement>;
  const isSaidSoon = async (_what: string, judgement: Judgement) => {
    Object.assign(store.captcha.judgement, judgement);
    const captchaToken = store.token();
    const body = fresh('contact', { captchaToken, message: 'x' });
    const begun = performance.now();
    const refused = await store.call(jsonPost('contact', body));
    expect(performance.now() - begun).toBeLessThan(4_500);
    expect(refused.headers.get('retry-after')).toBe('60');
    await expectProblem(refused, {
      status: 503,
      code: 'captcha_unavailable',
      message: /is not answering.*without the check.*hello@found\.example/,
    });
  };
  const title = '[B02] if its provider %s, the message says so soon and offers another way';
  test.each<[string, Judgement]>([
    ['is broken', { fault: 'broken' }],
    ['answers nonsense', { fault: 'garbage' }],
    ['gives a score that is no number', { lies: { score: null } }],
    ['gives a score as text', { lies: { score: '0.9' } }],
    ['refuses our key', { lies: { success: false, 'error-codes': ['invalid-input-secret'] } }],
  ])(title, isSaidSoon);
  test.each<[string, Judgement]>([['does not answer', { fault: 'hang' }]])(
    title,
    { tags: ['long'] },
    isSaidSoon,
  );

  test('[B02] a form without JavaScript gets its page back with the typed values, and the same token is valid later', async () => {
    const body = fresh('contact', { captchaToken: store.token(), message: 'Nothing of this is lost.' });
    store.captcha.judgement.fault = 'broken';
    const page = await store.call(formPost('contact', body));
    expect(page.status).toBe(503);
    const text = await page.text();
    expectNothingInside(text);
    expect(text).toContain('Nothing of this is lost.');
    expect(text).toContain('is not answering');
    store.captcha.reset();
    expect((await store.call(jsonPost('contact', body))).status).toBe(201);
  });

  test('[B02] while the provider is down a checkout still works', async () => {
    store.captcha.judgement.fault = 'hang';
    const asked = store.captcha.verifications;
    await checkOut(store, basketOf());
    expect(store.captcha.verifications).toBe(asked);
  });

  test('a withdrawal needs no token, and accepts an invalid one', async () => {
    store.captcha.judgement.fault = 'hang';
    for (const change of [{}, { captchaToken: 'made-up' }, { isUnchecked: true }]) {
      const sent = await store.call(jsonPost('withdrawal', fresh('withdrawal', change)));
      expect([sent.status, Object.keys(await sent.json())]).toEqual([201, ['reference']]);
    }
    const form = await store.call(formPost('withdrawal', fresh('withdrawal')));
    expect(form.headers.get('location')).toMatch(/reference=W-[\w-]+$/);
  });

  test('a page that is shown again allows the captcha in its content security policy; the page of a withdrawal does not', async () => {
    const again = async (kind: 'contact' | 'withdrawal') =>
      (await store.call(formPost(kind, fresh(kind, { name: ' ' })))).headers.get('content-security-policy');
    expect(await again('contact')).toMatch(
      /script-src [^;]* http:\/\/localhost:\d+\/recaptcha\/.*connect-src 'self' http:\/\/localhost:\d+\/recaptcha\/; frame-src http/,
    );
    expect(await again('withdrawal')).not.toMatch(/recaptcha|frame-src/);
  });
});
