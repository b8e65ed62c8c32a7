import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, decodeForm, type Form } from '../src/http/form.ts';
import { address, bench, card, errorOf, get, line, order, post, shipped, shopper } from './bench.ts';

const evil = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>&amp;`;
const api = { Authorization: 'Bearer sk_test_local', 'Content-Type': 'application/x-www-form-urlencoded' };

async function call(url: string, body: string, headers: Record<string, string> = api) {
  const response = await fetch(`${url}/v1/coupons`, { method: 'POST', body, headers });
  return { status: response.status, json: (await response.json()) as { error?: { message: string } } };
}

describe('markup in data stays text', () => {
  test('on the payment page, its steps, and the pages after it', async () => {
    const { stripe, provider } = await bench();
    const coupon = await stripe.coupons.create({ percent_off: 10, name: evil.slice(0, 40) });
    const session = await stripe.checkout.sessions.create(
      order({
        ...shipped,
        client_reference_id: evil,
        metadata: { note: evil },
        line_items: [line(evil, 2800)],
        discounts: [{ coupon: coupon.id }],
        branding_settings: { display_name: evil },
        cancel_url: `http://localhost:4321/basket?x="><script>alert(1)</script>`,
        custom_text: { submit: { message: evil } },
        custom_fields: [
          { key: 'note', label: { type: 'custom', custom: evil.slice(0, 50) }, type: 'text', optional: true },
        ],
      }),
    );
    const typed = {
      ...address,
      ...card,
      name: evil,
      line1: evil,
      city: evil,
      card_number: evil,
      custom_note: evil,
    };
    const page = await get(session.url ?? '');
    const wrong = await post(session.url ?? '', { ...typed, email: evil });
    expect(errorOf(wrong.text, 'email')).toBe('Enter an email address like name@example.com.');
    await post(session.url ?? '', { ...typed, method: 'klarna' });
    const step = await get(`${session.url}/authorise`);
    await post(`${session.url}/authorise`, { outcome: 'yes' });
    const [event] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
    const behind = await Promise.all(
      ['/', `/sessions/${session.id}`, `/events/${event?.id}`].map((path) => get(provider.url + path)),
    );
    for (const { text, status } of [page, wrong, step, ...behind]) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script|<img/i);
    }
    expect(page.text).toContain('&#60;script&#62;');
    expect((await stripe.checkout.sessions.retrieve(session.id)).customer_details?.name).toBe(evil);
  });

  test('in invalid addresses', async () => {
    const { provider } = await bench();
    for (const path of [
      '/c/pay/',
      '/c/pay/cs_test_unknown',
      '/c/pay/..%2f..%2fetc',
      '/c/pay/%00',
      '/c/pay/cs_test_x/confirm/more',
      '/c/pay/__proto__',
      '/sessions/constructor',
      '/events/toString',
      '/assets/../keys.ts',
      '/assets/%2e%2e/keys.ts',
      '/x',
    ]) {
      const { status, text } = await get(provider.url + path);
      expect(status, path).toBe(404);
      expect(text).toContain('<h1>');
    }
    const unknown = await fetch(`${provider.url}/v1/checkout/sessions/__proto__`, { headers: api });
    expect(unknown.status).toBe(404);
    expect((await fetch(provider.url, { method: 'DELETE' })).status).toBe(405);
  });
});

describe('bodies', () => {
  test('that are too large: 413, by Content-Length and by what arrives', async () => {
    const { provider, stripe } = await bench();
    const { status, json } = await call(provider.url, `name=${'x'.repeat(1_100_000)}`);
    expect(status).toBe(413);
    expect(json.error?.message).toContain('too large');
    const { url } = await stripe.checkout.sessions.create(order());
    expect((await post(url ?? '', { name: 'x'.repeat(70_000) })).status).toBe(413);
    const chunked = new ReadableStream({
      start(stream) {
        for (let index = 0; index < 20; index += 1)
          stream.enqueue(new TextEncoder().encode('x'.repeat(100_000)));
        stream.close();
      },
    });
    const init = { method: 'POST', body: chunked, duplex: 'half', headers: api } as RequestInit;
    expect((await fetch(`${provider.url}/v1/coupons`, init)).status).toBe(413);
    expect((await stripe.coupons.list()).data).toEqual([]);
  });

  test.each([
    ['deep brackets', `a${'[b]'.repeat(5000)}=1`],
    ['broken brackets', 'a[b=1'],
    ['no name', '=1'],
    ['bad encoding', 'name=%E0%A4%A'],
    ['a value that is also an object', 'metadata=1&metadata[a]=2'],
    ['an object that is also a value', 'metadata[a]=2&metadata=1'],
    ['the same name twice', 'percent_off=5&percent_off=6'],
    ['too many names', Array.from({ length: 20_001 }, (_, index) => `a${index}=`).join('&')],
    ['a list with a hole', 'applies_to[products][1]=x&percent_off=5'],
    ['a list with a huge index', 'applies_to[products][4294967295]=x&percent_off=5'],
    ['a number that is too long', `amount_off=${'9'.repeat(400)}&currency=gbp`],
    ['not a number', 'percent_off=NaN'],
    ['the prototype', '__proto__[valid]=true&percent_off=5'],
    ['the constructor', 'constructor[prototype][valid]=true&percent_off=5'],
  ])('%s: 400 in Stripe’s format', async (_, body) => {
    const { provider } = await bench();
    const { status, json } = await call(provider.url, body);
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) });
    expect({}).not.toHaveProperty('valid');
  });

  test('of JSON, and bytes that are not UTF-8', async () => {
    const { provider } = await bench();
    const json = await call(provider.url, '{"percent_off":5}', {
      ...api,
      'Content-Type': 'application/json',
    });
    expect(json.status).toBe(400);
    expect(json.json.error?.message).toContain('application/x-www-form-urlencoded');
    const response = await fetch(`${provider.url}/v1/coupons`, {
      method: 'POST',
      body: new Uint8Array([110, 61, 255]),
      headers: api,
    });
    expect(response.status).toBe(400);
  });

  test('with any metadata keys, which are returned unchanged', async () => {
    const { stripe } = await bench();
    const metadata = JSON.parse(
      '{"__proto__":"a","constructor":"b","0":"c","naïve ☕":"d","empty":""}',
    ) as Record<string, string>;
    const { id } = await stripe.checkout.sessions.create(order({ metadata }));
    const kept = await stripe.checkout.sessions.retrieve(id);
    expect(Object.entries(kept.metadata ?? {}).sort()).toEqual(
      Object.entries(metadata)
        .filter(([, value]) => value !== '')
        .sort(),
    );
  });

  test('that were encoded can be decoded, in any order', () => {
    const name = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((text) => !/[[\]]/.test(text) && text.isWellFormed());
    const value = fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed());
    const tree = fc.letrec<{ node: Form | string }>((tie) => ({
      node: fc.oneof({ maxDepth: 4 }, value, fc.dictionary(name, tie('node'), { minKeys: 1, maxKeys: 4 })),
    }));
    const encode = (node: Form | string, path: string): string[] =>
      typeof node === 'string'
        ? [`${path}=${encodeURIComponent(node)}`]
        : Object.entries(node).flatMap(([key, child]) => {
            const part = encodeURIComponent(key);
            return encode(child, path === '' ? part : `${path}[${part}]`);
          });
    fc.assert(
      fc.property(fc.dictionary(name, tree.node, { maxKeys: 5 }), (form) => {
        const pairs = encode(form, '');
        expect(canonical(decodeForm(pairs.join('&')))).toBe(canonical(form));
        expect(canonical(decodeForm(pairs.reverse().join('&')))).toBe(canonical(form));
      }),
      { numRuns: 200 },
    );
  });
});

describe('who may send requests', () => {
  test('a form from another site is refused, one from this site is not', async () => {
    const { stripe } = await bench();
    const { url = '' } = await stripe.checkout.sessions.create(order());
    const fields = { ...shopper, ...card };
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
      expect((await post(url ?? '', fields, { Origin: origin })).status).toBe(403);
    }
    expect((await post(url ?? '', fields, { Origin: new URL(url ?? '').origin })).status).toBe(303);
  });

  test('only local host names are accepted', async () => {
    const { provider } = await bench();
    const { port } = new URL(provider.url);
    const ask = (host: string, path = '/'): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
        });
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk.toString();
        });
        socket.on('end', () => resolve(text));
        socket.on('error', reject);
      });
    expect(await ask(`localhost:${port}`)).toMatch(/^HTTP\/1.1 200/);
    expect(await ask(`127.0.0.1:${port}`)).toMatch(/^HTTP\/1.1 200/);
    expect(await ask('evil.example')).toMatch(/^HTTP\/1.1 421/);
    const foreign = await ask('evil.example', '/v1/coupons');
    expect(foreign).toMatch(/^HTTP\/1.1 421/);
    expect(foreign).toContain('"error"');
  });
});
