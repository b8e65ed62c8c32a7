import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { type Attempt, checkoutAttempt } from '#functions/db/schema/attempts.ts';
import type { CheckoutQuote } from '#src/contracts/checkout-quote.ts';
import { ERROR_CODES, type ErrorCode } from '#src/contracts/error-codes.ts';
import { consentWording } from '#src/core/checkout/digital-consent.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { SITE, type TestStore } from './store.ts';

export type CheckoutBody = Record<string, unknown>;

/**
 * A valid checkout: two hardbacks, shipped within the United Kingdom, with the consent that its region needs
 * for digital content.
 */
export function basketOf(change: CheckoutBody = {}): CheckoutBody {
  const consent = consentWording((change.storeRegion ?? 'GB') as RegionCode);
  return {
    ...(consent && { digitalConsent: consent.wording }),
    items: [{ productId: 'a-slow-loaf', productFormatId: 'hardback', quantity: 2 }],
    storeRegion: 'GB',
    isoCurrency: 'GBP',
    shippingMethodId: 'standard',
    customerUserAgent: 'A browser/1.0',
    successUrl: `${SITE}/basket/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${SITE}/basket`,
    ...change,
  };
}

/** One line of a basket. */
export function item(productId: string, productFormatId: string, quantity = 1, more: CheckoutBody = {}) {
  return { productId, productFormatId, quantity, ...more };
}

/** `POST /api/checkout` with JSON; `headers` on top of the content type. */
export function checkoutPost(body: BodyInit | CheckoutBody, headers: Record<string, string> = {}): Request {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return new Request(`${SITE}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
    duplex: 'half',
  } as RequestInit);
}

/** What a product page's form posts without JavaScript. */
export function formPost(fields: Record<string, string> | string, headers?: Record<string, string>): Request {
  return formTo('/api/checkout', fields, headers);
}

/** What a browser without JavaScript posts from a form of the store's own page. */
export function formTo(
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Request {
  return new Request(SITE + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

export type Opened = { redirectUrl: string; checkoutSessionId: string };

/** Checks out and expects success. */
export async function checkOut(store: TestStore, body: CheckoutBody, headers?: Record<string, string>) {
  const response = await store.call(checkoutPost(body, headers));
  const answer = (await response.json()) as Opened;
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

/** An idempotency key as the browser creates it. */
export function newKey(): Record<string, string> {
  return { 'idempotency-key': crypto.randomUUID() };
}

type Json = {
  error: {
    code: string;
    message: string;
    field?: string;
    requestId: string;
    quote?: CheckoutQuote;
    availableAt?: string;
  };
};

/** Expects the common error format, strict headers, and no internals. Returns the error. */
export async function expectProblem(
  response: Response,
  expected: { status: number; field?: string; code?: string; message?: string | RegExp },
): Promise<Json['error']> {
  const text = await response.text();
  expect(response.status, text).toBe(expected.status);
  expectApiHeaders(response);
  expectNothingInside(text);
  const { error, ...others } = JSON.parse(text) as Json;
  expect(others).toEqual({});
  const { code, message, field, requestId, quote, availableAt, ...more } = error;
  expect(quote !== undefined, 'only what has changed is answered with a quote').toBe(
    code === 'totals_changed',
  );
  if (availableAt !== undefined) expect(code).toBe('held_by_others');
  expect(more).toEqual({});
  expect(Object.keys(ERROR_CODES)).toContain(code);
  const known = ERROR_CODES[code as ErrorCode];
  const statuses: readonly number[] = [known.status, ...('also' in known ? known.also : [])];
  if (code !== 'internal_error') expect(statuses).toContain(response.status);
  expect(message.length).toBeGreaterThan(5);
  expect(requestId).toBe('req-of-a-test');
  if ('field' in expected) expect(field).toBe(expected.field);
  if (expected.code) expect(code).toBe(expected.code);
  if (expected.message !== undefined)
    expect(message).toEqual(
      typeof expected.message === 'string' ? expected.message : expect.stringMatching(expected.message),
    );
  return error;
}

/** JSON with its charset, which cannot be cached, framed, sniffed or executed. */
export function expectApiHeaders({ headers }: Response): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
}

/** No stack, path, SQL or version in what a visitor reads. */
export function expectNothingInside(text: string): void {
  expect(text).not.toMatch(
    /\bat (async )?[\w.<>]+ ?\(|node_modules|functions\/|\.ts\b|file:\/\/|\/tmp\/|checkout_attempt|insert into|select "|postgres|sqlite|drizzle|stripe\/|sk_test|whsec_|127\.0\.0\.1|localhost/i,
  );
}

/** The number of calls to the provider and of checkout attempts so far. */
export async function traces({ provider, db }: TestStore) {
  return { calls: provider.requests.length, attempts: (await db.select().from(checkoutAttempt)).length };
}

/** The decoded creation requests to the provider so far, without idempotent replays. */
export function asked({ provider }: TestStore, operation: 'sessions.create' | 'coupons.create') {
  return provider.requests.filter((request) => request.operation === operation && !request.isReplay);
}

/** The latest request for a session, decoded and typed as the provider understood it. */
export function lastSession(store: TestStore): Stripe.Checkout.SessionCreateParams {
  return asked(store, 'sessions.create').at(-1)!.params as never;
}

/** Expects this problem, and no call to the provider or the database. Returns the error. */
export async function expectRefused(
  store: TestStore,
  request: Request,
  expected: Parameters<typeof expectProblem>[1],
): Promise<Json['error']> {
  const before = await traces(store);
  const error = await expectProblem(await store.call(request), expected);
  expect(await traces(store)).toEqual(before);
  return error;
}

/** The attempt that created a session. */
export async function attemptOf({ db }: TestStore, sessionId: string): Promise<Attempt> {
  const [attempt] = await db.select().from(checkoutAttempt).where(eq(checkoutAttempt.sessionId, sessionId));
  return attempt!;
}

/** The price of one unit of a format in a region, from its content file, in minor units. */
export function priceIn(
  { content }: TestStore,
  productId: string,
  formatId: string,
  region: RegionCode,
): number {
  const { data } = content.products.find(({ id }) => id === productId)!;
  return data.formats.find(({ id }) => id === formatId)!.prices[region]!;
}
