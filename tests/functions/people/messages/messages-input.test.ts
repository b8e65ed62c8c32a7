import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRAP_FIELD } from '#src/contracts/form-fields.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';
import { formPost, fresh, jsonPost, messagesOf } from '#tests/functions/helpers/messages.ts';
import { expectProblem } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const send = (kind: MessageKind, body: Record<string, unknown> | string) => store.call(jsonPost(kind, body));
async function refused(kind: MessageKind, change: Record<string, unknown>, field: string, message?: RegExp) {
  const before = (await messagesOf(store)).length;
  const error = await expectProblem(await send(kind, fresh(kind, change)), { status: 422, field });
  if (message) expect(error.message).toMatch(message);
  expect(await messagesOf(store)).toHaveLength(before);
}
async function kept(kind: MessageKind, change: Record<string, unknown>) {
  const response = await send(kind, fresh(kind, change));
  expect(response.status, await response.clone().text()).toBe(201);
  const { reference } = await response.json();
  return (await messagesOf(store)).find(({ id }) => id === reference)?.fields;
}

describe('a single-line field', () => {
  test.each(['\r\nBcc: all@example.com', '\nX', '\rX', '\tX'])(
    'with a line break (%j) is refused',
    async (end) => {
      await refused('contact', { name: `Ana${end}` }, 'name', /one line/);
      await refused('contact', { orderId: `F-1${end}` }, 'orderId', /one line/);
      await refused('contact', { email: `ana@example.com${end}` }, 'email');
      await refused('creator-request', { place: `Szeged${end}` }, 'place', /one line/);
      const form = await store.call(formPost('contact', fresh('contact', { name: `Ana${end}` })));
      expect(form.status).toBe(422);
    },
  );

  test('with two email addresses in one is refused', async () => {
    for (const email of [
      'a@example.com,b@example.com',
      'a@example.com;b',
      '<a@example.com>',
      'Ana <a@example.com>',
      'a@b',
      '@',
      'a@example.com\u0000',
    ])
      await refused('contact', { email }, 'email');
  });
});

describe('a message', () => {
  test('of ten thousand characters is kept whole, one more is refused', async () => {
    for (const one of ['a', 'é', '語', '\u00df']) {
      const message = one.repeat(10_000);
      expect((await kept('contact', { message }))?.message).toBe(message);
      await refused('contact', { message: `${message}${one}` }, 'message', /at most 10,000 characters/);
    }
    const lines = `${'a\n'.repeat(4999)}aa`;
    const form = await store.call(formPost('contact', fresh('contact', { message: lines })));
    expect(form.status).toBe(303);
    const wide = await store.call(formPost('contact', fresh('contact', { message: '語'.repeat(10_000) })));
    expect(wide.status).toBe(303);
  });

  test('with markup, quotes and scripts is kept unchanged', async () => {
    const message = `<script>alert(1)</script> "'\`&amp; {{email}} \${1} ; drop table letter; -- %0d%0a`;
    expect((await kept('contact', { message }))?.message).toBe(message);
  });

  test('in any script, also right-to-left, is kept', async () => {
    const words = { name: 'مريم الخوري', message: 'שלום, הצנצנת נשברה 🫙👩🏽‍🍳\nدو خط' };
    expect(await kept('contact', words)).toMatchObject(words);
  });

  test('is kept in one Unicode form, without white space around it', async () => {
    expect(
      await kept('contact', { name: '  Ine\u0302s \n ', message: '\r\nOne\r\ntwo\rthree\r\n' }),
    ).toMatchObject({
      name: 'In\u00eas',
      message: 'One\ntwo\nthree',
    });
  });

  test.each(['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u2028', '\ud800', 'a\udc00b'])(
    'with a character that cannot be saved (%j) is refused with a helpful message',
    async (bad) => {
      for (const field of ['name', 'message'])
        await refused('contact', { [field]: `Hello ${bad}` }, field, /character that we cannot save/);
    },
  );

  test('of nothing but spaces is refused', async () => {
    for (const blank of ['', '   ', '\n\n', '\u00a0', '\u3000'])
      await refused('feedback', { message: blank }, 'message', /Enter your feedback/);
  });

  test('without a required field is refused, naming the first one', async () => {
    for (const kind of MESSAGE_KINDS)
      for (const { name, isOptional, missing } of MESSAGE_FORMS[kind].fields) {
        if (isOptional) continue;
        const { [name]: _, ...rest } = fresh(kind);
        await expectProblem(await send(kind, rest), { status: 422, field: name, message: missing });
      }
  });

  test('with an unknown field is refused by its name', async () => {
    for (const key of ['subject', 'to', 'bcc', 'id', 'createdAt', 'constructor', 'toString'])
      await refused('contact', { [key]: 'x' }, key);
    await expectProblem(await send('contact', '{"__proto__":{"name":"x"},"name":"Ana"}'), { status: 422 });
  });

  test('with a choice that is not in the list is refused', async () => {
    await refused('contact', { topic: 'everything' }, 'topic', /one of the options/);
    await refused('creator-request', { audience: '' }, 'audience');
    await refused('creator-request', { consent: false }, 'consent', /agree/);
    await refused('creator-request', { consent: 'false' }, 'consent', /agree/);
  });

  test('with wrong types anywhere is a 422 that names a field, never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...MESSAGE_KINDS),
        fc.constantFrom('name', 'email', 'message', 'topic', 'consent', 'goods'),
        fc.jsonValue().filter((value) => typeof value !== 'string' && value !== true),
        async (kind, field, value) => {
          if (!MESSAGE_FORMS[kind].fields.some(({ name }) => name === field)) return;
          await expectProblem(await send(kind, fresh(kind, { [field]: value })), { status: 422, field });
        },
      ),
      { numRuns: 60 },
    );
    for (const body of ['null', '[]', '"x"', '1', 'true'])
      await expectProblem(await send('contact', body), { status: 422, field: 'body' });
  });
});

describe('a robot', () => {
  test('that fills in the hidden field is not kept, and a person may send again', async () => {
    await refused('contact', { [TRAP_FIELD]: '020 7946 0000' }, TRAP_FIELD, /Please send it again/);
    const page = await store.call(formPost('contact', fresh('contact', { [TRAP_FIELD]: 'x' })));
    expect(page.status).toBe(422);
    const text = await page.text();
    expect(text).toContain('Please send it again');
    expect(text).toMatch(new RegExp(`name="${TRAP_FIELD}"[^>]*>`));
    expect(text).not.toMatch(new RegExp(`name="${TRAP_FIELD}"[^>]*value="x"`));
    expect((await send('contact', fresh('contact', { [TRAP_FIELD]: '' }))).status).toBe(201);
  });

  test('that sends faster than a person types has to wait', async () => {
    for (const elapsed of [0, -5, 900]) await refused('contact', { elapsed }, 'elapsed', /very fast/);
    expect((await send('contact', fresh('contact', { elapsed: 4000 }))).status).toBe(201);
  });
});

describe('the request', () => {
  test('is JSON or a form, of at most 128 KB, with a well-formed key', async () => {
    const post = (body: string, headers: Record<string, string>) =>
      store.call(new Request(`${SITE}/api/contact`, { method: 'POST', headers, body }));
    await expectProblem(await post('{}', { 'content-type': 'text/plain' }), {
      status: 415,
      field: 'content-type',
    });
    await expectProblem(await post('{', { 'content-type': 'application/json' }), {
      status: 400,
      code: 'not_json',
    });
    await expectProblem(await post(' '.repeat(131_073), { 'content-type': 'application/json' }), {
      status: 413,
    });
    await expectProblem(
      await store.call(jsonPost('contact', fresh('contact'), { 'idempotency-key': 'short' })),
      { status: 422, field: 'idempotency-key' },
    );
    const get = await store.call(new Request(`${SITE}/api/contact`));
    expect(get.headers.get('allow')).toBe('POST');
    await expectProblem(get, { status: 405 });
  });
});
