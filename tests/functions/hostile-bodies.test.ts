import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readText } from '#functions/platform/input.ts';
import {
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  expectRefused,
  item,
  lastSession,
} from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const GOOD = JSON.stringify(basketOf());
const utf8 = (text: string) => new TextEncoder().encode(text);

const refused = (request: Request, expected: Parameters<typeof expectProblem>[1]) =>
  expectRefused(store, request, expected);

describe('[A02] a content type', () => {
  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/json',
    'application/jsonp',
    'application/json-patch+json',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/octet-stream',
    '*/*',
    ';',
    'application/json, text/plain',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
  ])('of %s is refused', async (type) => {
    await refused(checkoutPost(GOOD, { 'content-type': type }), { status: 415, field: 'content-type' });
  });

  test('that is missing is refused', async () => {
    const request = new Request(`${SITE}/api/checkout`, { method: 'POST', body: utf8(GOOD) });
    expect(request.headers.get('content-type')).toBeNull();
    await refused(request, { status: 415, field: 'content-type' });
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    'of %s is JSON',
    async (type) => {
      expect((await store.call(checkoutPost(GOOD, { 'content-type': type }))).status).toBe(200);
    },
  );
});

describe('a body', () => {
  const spaces = (size: number) => GOOD.padEnd(size, ' ');

  test('[F87] of 64 KB is accepted, one byte more is refused', async () => {
    expect((await store.call(checkoutPost(spaces(65_536)))).status).toBe(200);
    await refused(checkoutPost(spaces(65_537)), { status: 413, code: 'body_too_large' });
  });

  test('with too large a Content-Length is refused unread', async () => {
    await refused(checkoutPost(GOOD, { 'content-length': '70000' }), { status: 413 });
  });

  test.each(['10', '-1', 'many', '1e9999'])(
    'with a Content-Length of %s is measured while it is read',
    async (length) => {
      const request = checkoutPost(spaces(70_000), { 'content-length': length });
      expect(request.headers.get('content-length')).toBe(length);
      await refused(request, { status: 413 });
    },
  );

  test('[F87] [A03] without an end is cut off soon after the limit', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4_096;
        controller.enqueue(new Uint8Array(4_096).fill(0x20));
      },
      cancel() {
        isCancelled = true;
      },
    });
    await refused(checkoutPost(endless), { status: 413 });
    expect(sent).toBeLessThan(128 * 1024);
    expect(isCancelled).toBe(true);
  });

  test('[F87] that arrives too slowly is refused, with a message', async () => {
    let isCancelled = false;
    const slow = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (!isCancelled) controller.enqueue(utf8(' '));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const before = performance.now();
    const read = await readText(checkoutPost(slow), 65_536, 200);
    expect(read).toMatchObject({ isProblem: true, code: 'body_too_slow', status: 408 });
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(isCancelled).toBe(true);
  });

  test('[F87] that is compressed is read as it was sent, and memory stays constant', async () => {
    const bomb = new Uint8Array(gzipSync('['.repeat(32 * 1024 * 1024)));
    expect(bomb.byteLength).toBeLessThan(65_536);
    const before = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 20; count += 1)
      await refused(checkoutPost(bomb, { 'content-encoding': 'gzip' }), { status: 400, code: 'not_utf8' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
  });

  test('that breaks off creates no order', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(utf8(GOOD.slice(0, 40)));
        controller.error(new Error('the line went dead'));
      },
    });
    await refused(checkoutPost(broken), { status: 400, code: 'body_cut_off' });
  });

  test.each([
    ['an array in arrays', '['.repeat(20_000) + ']'.repeat(20_000), 'body'],
    ['an object in objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, undefined],
    ['a deep line', `{"items":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`, undefined],
    ['a deep name', `{"customer":{"firstName":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`, undefined],
    ['an unclosed array', '['.repeat(60_000), undefined],
  ])('[F86] with deep nesting is refused at once: %s', async (_what, body, field) => {
    const before = performance.now();
    const response = await store.call(checkoutPost(body));
    expect([400, 422]).toContain(response.status);
    await expectProblem(response, { status: response.status, ...(field && { field }) });
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  test.each<[string, BodyInit, number]>([
    ['nothing', '', 400],
    ['spaces', '   ', 400],
    ['no JSON', '{items:[]}', 400],
    ['half of it', GOOD.slice(0, -1), 400],
    ['more than it', `${GOOD}x`, 400],
    ['twice', GOOD + GOOD, 400],
    ['a byte order mark', `\ufeff${GOOD}`, 400],
    ['a NUL behind it', `${GOOD}\0`, 400],
    ['UTF-16', new Uint8Array(Buffer.from(GOOD, 'utf16le')), 400],
    ['Latin-1', new Uint8Array(Buffer.from(GOOD.replace('A browser', 'Ä browser'), 'latin1')), 400],
    ['an overlong slash', new Uint8Array([...utf8('{"a":"'), 0xc0, 0xaf, ...utf8('"}')]), 400],
    ['a surrogate in UTF-8', new Uint8Array([...utf8('{"a":"'), 0xed, 0xa0, 0x80, ...utf8('"}')]), 400],
    ['gzip', new Uint8Array(gzipSync(GOOD)), 400],
    ['NaN', '{"items":NaN}', 400],
    ['null', 'null', 422],
    ['true', 'true', 422],
    ['a number', '1', 422],
    ['a text', '"items"', 422],
    ['a list', `[${GOOD}]`, 422],
    ['an empty object', '{}', 422],
  ])('[F88] of %s is refused', async (_what, body, status) => {
    await refused(checkoutPost(body), { status });
  });
});

describe('a key', () => {
  test.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '',
    'x'.repeat(10_000),
    '\ud800',
    'items ',
    'Items',
  ])('[F85] [A06] called %.20j is refused at every depth', async (key) => {
    const name = JSON.stringify(key);
    const inside = '{"polluted":true,"isAdmin":true}';
    for (const body of [
      GOOD.replace('{', `{${name}:${inside},`),
      GOOD.replace('"items":[{', `"items":[{${name}:${inside},`),
      GOOD.replace('{', `{"customer":{${name}:${inside}},`),
      GOOD.replace('{', `{"customer":{"billing":{${name}:${inside}}},`),
    ])
      await refused(checkoutPost(body), { status: 422 });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('[F88] given twice has its last value, both in the price and in the record', async () => {
    const body = GOOD.replace('"quantity":2', '"quantity":98,"quantity":3');
    const { checkoutSessionId } = await checkOut(store, JSON.parse(body));
    const response = await store.call(checkoutPost(body));
    expect(response.status).toBe(200);
    expect(lastSession(store).line_items![0]!.quantity).toBe(3);
    expect(store.provider.tables.sessions.get(checkoutSessionId)!.session.amount_subtotal).toBe(3 * 2200);
  });

  test('[F88] given twice cannot smuggle a second basket past validation', async () => {
    const second = JSON.stringify([item('nothing-of-ours', 'x')]);
    await refused(checkoutPost(GOOD.replace(/}$/, `,"items":${second}}`)), {
      status: 422,
      field: 'items.0.productId',
    });
  });
});

describe('a request', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site that names ours', { 'sec-fetch-site': 'cross-site', origin: SITE }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://blog.found.test' }],
    ['another origin in an old browser', { origin: 'https://evil.example' }],
    ['a name that begins like ours', { origin: `${SITE}.evil.example` }],
    ['a name that ends like ours', { origin: 'https://notfound.test' }],
    ['our name without TLS', { origin: `http${SITE.slice(5)}` }],
    ['our name on another port', { origin: `${SITE}:8443` }],
    ['nowhere, in an old browser', { origin: 'null' }],
    ['nowhere, cross-site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a word that is none', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ])('[A16] [F92] from %s is refused', async (_what, headers) => {
    await refused(checkoutPost(GOOD, headers), { status: 403, code: 'cross_site' });
  });

  test.each<[string, Record<string, string>]>([
    ['a page of the store', { 'sec-fetch-site': 'same-origin', origin: SITE }],
    ['a page under a strict referrer policy', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a bookmark', { 'sec-fetch-site': 'none' }],
    ['a script that is no browser', {}],
  ])('from %s is accepted', async (_what, headers) => {
    const response = await store.call(checkoutPost(GOOD, headers));
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
