import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { DESCRIBED, type Described } from './api/described.ts';
import { EXAMPLES, type Example } from './api/examples.ts';
import { basketOf, formTo } from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

/** Messages of the schema library, if the store sets none. */
const LIBRARY =
  /\b(expected|received|invalid (?:input|option|key|element|string|value|type|e-?mail|format|date|iso|url)|too (?:small|big)\b|unrecogni[sz]ed|must match|undefined|NaN|zod|pattern)\b|\[object|[<>]=/i;

const BAD: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  '',
  ' ',
  'x',
  'é!'.repeat(3_000),
  [],
  ['x'],
  Array.from({ length: 200 }, () => ({})),
  {},
  { more: 1 },
];

/** A checkout with all optional fields. */
const WHOLE: Example = {
  to: '/api/checkout',
  body: () =>
    basketOf({
      payoutCode: 'INES-TINS',
      couponCode: 'FIRSTSUPPER',
      giftCardCode: '2222-2222-2222-2222',
      digitalConsent: 'now',
      previousKey: 'a'.repeat(36),
      gift: { name: 'Bea', note: 'Eat well', email: 'bea@example.com', deliverOn: '2026-12-24' },
      customer: {
        email: 'ana@example.com',
        firstName: 'Ana',
        phone: '1',
        country: 'GB',
        enableOptIn: true,
        optInWording: 'a',
        billing: { name: 'Ana', city: 'Leeds' },
      },
      seen: { unitAmounts: [1], subtotal: 1, discount: 0, shipping: 0, total: 1, giftCard: 0 },
      items: [
        {
          productId: 'a-slow-loaf',
          productFormatId: 'hardback',
          quantity: 1,
          previewUrl: '/a.webp',
          customizationQuery: 'Ana',
        },
      ],
    }),
};

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { CHECKOUTS_IN_TEN_MINUTES: '0' } });
});
afterAll(() => store.close());

const operations = DESCRIBED.filter(({ operationId }) => operationId !== 'receivePaymentEvent');

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s reports errors with the store’s own messages, in a sentence that names the field',
  async (id, operation) => {
    for (const example of id === 'startCheckout' ? [...EXAMPLES[id]!, WHOLE] : EXAMPLES[id]!)
      for (const request of wrongRequests(operation, example)) {
        await store.db.delete(rateLimit);
        const what = `${request.url.slice(0, 150)} ${(await request.clone().text()).slice(0, 300)}`;
        const response = await store.call(request);
        if (response.status < 400) continue;
        const { error } = (await response.json()) as { error: { message: string; field?: string } };
        expect(error.message, what).not.toMatch(LIBRARY);
        expect(error.message, what).toMatch(/[.!?]$/);
        expect(error.message.length, what).toBeLessThan(400);
      }
  },
);

const takesForms = ({ requestBody }: Described) =>
  Object.keys(requestBody?.content ?? {}).includes('application/x-www-form-urlencoded');

test.each(operations.filter(takesForms).map((operation) => [operation.operationId, operation] as const))(
  'a form of %s shows the store’s own messages',
  async (id, operation) => {
    const [example] = EXAMPLES[id]!;
    const sent = flat(example!.body?.());
    for (const name of [...Object.keys(sent), 'more'])
      for (const value of BAD.filter((one) => typeof one === 'string')) {
        await store.db.delete(rateLimit);
        const response = await store.call(formTo(operation.path, { ...sent, [name]: value }));
        if (response.status < 400) continue;
        const words = (await response.text()).replaceAll(value || '\0', '').replace(/<[^>]*>/g, ' ');
        expect(words, `${name}=${value.slice(0, 20)}`).not.toMatch(LIBRARY);
      }
  },
);

/**
 * A valid call with one bad value in each place: a field of the body at any depth, a parameter,
 * and an unknown field.
 */
function wrongRequests({ method, requestBody, parameters = [] }: Described, { to, body, headers }: Example) {
  const type = Object.keys(requestBody?.content ?? {})[0] ?? 'application/json';
  const post = (value: unknown) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return new Request(SITE + to, {
      method,
      body: text,
      headers: { 'content-type': type, ...headers?.(text) },
    });
  };
  const [pathname = ''] = to.split('?');
  const queries = parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name }) =>
      BAD.filter((value) => typeof value === 'string' || typeof value === 'number').map(
        (value) => `${pathname}?${new URLSearchParams({ [name]: String(value) })}`,
      ),
    );
  if (method === 'GET')
    return [...queries, `${pathname}?more=1`, `${pathname}?limit=1&limit=2`].map(
      (target) => new Request(SITE + target),
    );
  const sent = body?.();
  if (typeof sent === 'string') return [post(sent.slice(0, 10)), post('{}')];
  return [...wrongValues(sent), { ...(sent as object), more: 1 }].map(post);
}

/** The value with each part of it, at any depth, replaced by each bad value in turn. */
function wrongValues(value: unknown): unknown[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) =>
          wrongValues(one).map((bad) =>
            Array.isArray(value) ? value.with(Number(name), bad) : { ...value, [name]: bad },
          ),
        )
      : [];
  return [...BAD, ...inside];
}

function flat(sent: unknown): Record<string, string> {
  const entries = Object.entries((sent ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
