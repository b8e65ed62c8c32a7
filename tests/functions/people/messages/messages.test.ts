import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isReference } from '#functions/orders/order-id.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';
import { ancestorsOf, attribute, elementsOf, textOf } from '#tests/build/support/html.ts';
import { DATABASES, withDatabases } from '#tests/functions/helpers/databases.ts';
import { formPost, fresh, GOOD, jsonPost, messagesOf } from '#tests/functions/helpers/messages.ts';
import { expectApiHeaders, expectNothingInside, expectProblem } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

const ID = {
  contact: '[API-21] a',
  'creator-request': '[API-11] a',
  feedback: '[API-17] a',
  withdrawal: 'a',
} as const;

withDatabases('messages on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  const send = (kind: MessageKind, body: Record<string, unknown>, headers?: Record<string, string>) =>
    store.call(jsonPost(kind, body, headers), { country: 'PT' });

  test.each(MESSAGE_KINDS.map((kind) => [ID[kind], kind] as const))(
    '%s %s is kept whole and gets a reference number',
    async (_id, kind) => {
      const body = fresh(kind);
      const response = await send(kind, body);
      expect(response.status).toBe(201);
      expectApiHeaders(response);
      const { reference, ...more } = (await response.json()) as { reference: string };
      expect(more).toEqual({});
      expect(isReference(MESSAGE_FORMS[kind].prefix, reference)).toBe(true);
      const kept = (await messagesOf(store)).find(({ id }) => id === reference);
      expect(kept).toMatchObject({ kind, region: 'EU', fields: body });
      expect(kept?.email ?? undefined).toBe(body.email);
    },
  );

  test('sent twenty times at once with one key, it is one message', async () => {
    const body = fresh('contact');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('contact', body, headers)));
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
    expect(new Set(references).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect((await messagesOf(store)).filter(({ email }) => email === body.email)).toHaveLength(1);
  });

  test('the same text with one key and other text with the same key are two messages', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = fresh('contact');
    const first = await (await send('contact', body, headers)).json();
    const second = await (await send('contact', { ...body, message: 'And the lid.' }, headers)).json();
    expect(second.reference).not.toBe(first.reference);
  });

  test('a form that was sent twice without JavaScript is one message', async () => {
    const body = fresh('contact');
    const places = [];
    for (const _ of [1, 2])
      places.push((await store.call(formPost('contact', body))).headers.get('location'));
    expect(places[0]).toMatch(/^\/contact\/thanks\?reference=L-/);
    expect(places[1]).toBe(places[0]);
  });
});

describe('a form without JavaScript', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store?.close());

  test.each(MESSAGE_KINDS)('for a %s redirects to the thank-you page, with its number', async (kind) => {
    const sent = await store.call(formPost(kind, fresh(kind)));
    expect(sent.status).toBe(303);
    const place = new URL(sent.headers.get('location') ?? '', 'https://found.test');
    const reference = place.searchParams.get('reference');
    const thanks = await store.call(new Request(place), { country: 'GB' });
    const elsewhere = await store.call(new Request(`${place}&region=ca`), { country: 'GB' });
    expect(await elsewhere.text()).toContain('data-region="CA"');
    expect(thanks.status).toBe(200);
    expect(thanks.headers.get('cache-control')).toBe('private, no-store');
    const text = await thanks.text();
    expect(text).toContain('data-region="GB"');
    expect(text).toContain(`<strong>${reference}</strong>`);
    expect(text).toContain(MESSAGE_FORMS[kind].thanks.title);
  });

  test('shows all errors at once beside their fields, and keeps the typed values', async () => {
    const typed = {
      ...fresh('creator-request'),
      email: 'bela at example',
      links: '   ',
      cooks: '<b>Soup</b> & "fish"',
    };
    const response = await store.call(formPost('creator-request', { ...typed, consent: '' }), {
      country: 'GB',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const text = await response.text();
    expectNothingInside(text);
    expect(text).toContain('data-region="GB"');
    const elements = elementsOf(text);
    const byId = (id: string) => elements.find((element) => attribute(element, 'id') === id)!;
    for (const [name, message] of [
      ['email', 'Enter an email address like'],
      ['links', 'Enter at least one'],
      ['consent', 'only keep your application if you agree'],
    ]) {
      const id = `creator-request-${name}`;
      const link = elements.find((element) => attribute(element, 'href') === `#${id}`)!;
      expect(textOf(link)).toContain(message);
      expect(textOf(byId(`${id}-error`))).toContain(message);
      expect(attribute(byId(id), 'aria-describedby')?.split(' ')).toContain(`${id}-error`);
      expect(attribute(byId(id), 'aria-invalid')).toBe('true');
    }
    expect(attribute(byId('creator-request-email'), 'value')).toBe('bela at example');
    expect(textOf(byId('creator-request-cooks'))).toBe('<b>Soup</b> & "fish"');
    expect(text).not.toContain('<b>Soup');
    const chosen = elements.filter((element) => attribute(element, 'selected') !== undefined);
    expect(chosen.map((element) => attribute(element, 'value'))).toEqual(['1-1000']);
    expect(await messagesOf(store)).not.toContainEqual(expect.objectContaining({ email: typed.email }));
  });

  test('is returned as an island with the typed values and all errors', async () => {
    const typed = {
      ...fresh('contact'),
      name: '  ',
      message: `"One"\n</div><script>alert(1)</script>`,
    };
    const response = await store.call(formPost('contact', { ...typed, unknown: 'x' }));
    const elements = elementsOf(await response.text());
    const island = elements.find((element) => attribute(element, 'data-props') !== undefined)!;
    const form = elements.find(({ tagName }) => tagName === 'form')!;
    expect(ancestorsOf(form)).toContain(island);
    expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
    const { kind, values, report } = JSON.parse(attribute(island, 'data-props')!);
    expect(kind).toBe('contact');
    expect(values).toMatchObject({ name: '  ', message: typed.message.replace(/\n/g, '\r\n') });
    expect(values).not.toHaveProperty('unknown');
    expect(report).toEqual({
      issues: [{ field: 'name', message: 'Enter your name.' }],
      formError: 'unknown is not accepted here.',
    });
  });

  test.each(['', 'L-', 'L-AAAAA-AAAAA', 'X-7K3M9-QXAB4', '<b>', 'L-22222-2222'])(
    'does not show the number %j, which is not one of ours',
    async (reference) => {
      const url = `https://found.test/contact/thanks?${new URLSearchParams({ reference })}`;
      const response = await store.call(new Request(url));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('as built');
    },
  );

  test('from another site is refused', async () => {
    const before = (await messagesOf(store)).length;
    const response = await store.call(
      formPost('contact', fresh('contact'), {
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      }),
    );
    expect(response.status).toBe(403);
    expect(await messagesOf(store)).toHaveLength(before);
  });
});

describe('while the database is down', () => {
  test('a message gets an error and stays in the form, and the log has none of its text', async () => {
    const database = await DATABASES[0]?.open();
    if (!database) throw new Error('There is no embedded database');
    const store = await openStore({ database });
    await database.close();
    const body = fresh('contact', { message: 'CANARY in the kitchen', name: 'CANARY Smith' });
    await expectProblem(await store.call(jsonPost('contact', body)), {
      status: 503,
      code: 'not_kept',
    });
    const page = await store.call(formPost('contact', body));
    expect(page.status).toBe(503);
    const text = await page.text();
    expect(text).toContain('CANARY in the kitchen');
    expect(text).toContain('role="alert"');
    expect(store.log.join('\n')).toContain('message_not_kept');
    expect(store.log.join('\n')).not.toMatch(/CANARY|@example\.com/);
    await store.close().catch(() => {});
  }, 30_000);
});

test('a kept message leaves no name, address or text in the log', async () => {
  const store = await openStore();
  for (const kind of MESSAGE_KINDS) await store.call(jsonPost(kind, GOOD[kind]));
  for (const kind of MESSAGE_KINDS) await store.call(jsonPost(kind, { ...GOOD[kind], message: '\u0000' }));
  const words = Object.values(GOOD).flatMap((fields) =>
    [fields.name, fields.email, fields.message].filter(Boolean),
  );
  for (const word of words) expect(store.log.join('\n')).not.toContain(word);
  expect(store.log.filter((line) => line.includes('"event":"message"'))).toHaveLength(MESSAGE_KINDS.length);
  await store.close();
}, 30_000);
