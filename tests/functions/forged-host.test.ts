import { afterAll, beforeAll, expect, test } from 'vitest';
import region from '#functions/edge/region.ts';
import { DESCRIBED } from './api/described.ts';
import { EXAMPLES } from './api/examples.ts';
import { payAt, SHOPPER } from './helpers/hosted-page.ts';
import { mailsTo, sendMails } from './helpers/mails.ts';
import { fresh, formPost as messageForm } from './helpers/messages.ts';
import { basketOf, checkOut, formPost, lastSession } from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

const FORGED = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-server': 'evil.example',
  'x-host': 'evil.example',
  forwarded: 'for=1.2.3.4;host=evil.example;proto=http',
  'x-original-url': '//evil.example/',
  'x-rewrite-url': '//evil.example/',
};
const PAGES = [
  '/search?keyword=jam',
  '/basket/success?session_id=cs_test_nobodys0000000',
  '/order',
  '/contact/thanks',
];

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store?.close());

const forge = (request: Request, url = request.url) =>
  new Request(url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...FORGED },
    ...(request.body && { body: request.body, duplex: 'half' as const }),
  });

/** The whole text of an answer, headers included. */
async function wordsOf(response: Response): Promise<string> {
  return JSON.stringify([...response.headers]) + (await response.text());
}

test('[F93] [A15] no answer of an operation or page names, or is cached by, a host from a header or the address', async () => {
  const gets = [
    ...DESCRIBED.filter(({ method }) => method === 'GET').flatMap(({ operationId }) =>
      EXAMPLES[operationId]!.map(({ to }) => to),
    ),
    ...PAGES,
  ];
  expect(gets.length).toBeGreaterThan(25);
  for (const to of gets) {
    const plain = await store.call(new Request(SITE + to));
    for (const site of [SITE, 'http://evil.example']) {
      const forged = await store.call(forge(new Request(SITE + to), site + to));
      expect(forged.status, to).toBe(plain.status);
      expect(forged.headers.get('cache-control'), to).toBe(plain.headers.get('cache-control'));
      expect(forged.headers.get('vary'), to).toBe(plain.headers.get('vary'));
      expect(await wordsOf(forged), to).not.toContain('evil.example');
    }
  }
});

test('[F93] forms and the payment page return to the store, and mails link to nothing else', async () => {
  const product = { productId: 'a-slow-loaf', productFormatId: 'hardback', quantity: '1', storeRegion: 'GB' };
  const bought = await store.call(forge(formPost(product)));
  expect(bought.status).toBe(303);
  expect(lastSession(store)).toMatchObject({
    success_url: expect.stringMatching(`^${SITE}/`),
    cancel_url: expect.stringMatching(`^${SITE}/`),
  });
  const email = 'ana@mail.example';
  const written = await store.call(forge(messageForm('contact', fresh('contact', { email }))));
  expect(written.status).toBe(303);
  expect(written.headers.get('location')).toMatch(/^\/contact\/thanks\?/);

  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf(), FORGED);
  await payAt(redirectUrl);
  await store.call(forge(new Request(`${SITE}/basket/success?session_id=${checkoutSessionId}`)));
  await sendMails(store);
  const mails = [...mailsTo(store, email), ...mailsTo(store, SHOPPER.email)];
  expect(mails.length).toBeGreaterThan(1);
  for (const { text, html } of mails) expect(text + html).not.toContain('evil.example');
  expect(mails.some(({ text }) => text.includes(`${SITE}/order?link=`))).toBe(true);
});

test.each(['/Products/', '//evil.example/', '/products?promo=TINS20'])(
  '[F93] a corrected address redirects to a path of the store: %s',
  async (to) => {
    const answer = await region(forge(new Request(SITE + to), `http://evil.example${to}`), {
      geo: {},
      next: async () => new Response('page'),
    } as never);
    expect(answer!.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    const { location: _, ...headers } = Object.fromEntries(answer!.headers);
    expect(JSON.stringify(headers)).not.toContain('evil');
  },
);
