import { CAPTCHA_HEADER } from '#src/contracts/captcha-header.ts';
import type { BasketRequestBody } from '#src/contracts/checkout.ts';
import { checkoutAnswer } from '#src/contracts/checkout-answer.ts';
import { CHECKOUT_PATH } from '#src/contracts/checkout-path.ts';
import { pictureOf } from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import type { Basket } from '#src/core/basket/types.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { filledGift, type TypedGift } from '#src/core/gift-cards/gift-details.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { Buying } from '#src/core/tracking/tracked-event.ts';
import { type ApiError, ask } from '#src/stores/api-client/ask.ts';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';
import { type CheckoutForm, customerOf } from './checkout-form.ts';

export type CheckoutOrder = {
  basket: Basket;
  region: RegionCode;
  /** Empty when nothing is shipped. */
  shippingMethodId: string;
  couponCode: string;
  payoutCode?: string | undefined;
  /** The gift card, and the amount that it pays. */
  giftCard?: { code: string; amount: number } | undefined;
  gift?: TypedGift | null;
  /** The amounts that the shopper sees. */
  quote: Pick<Quote, 'subtotal' | 'discount' | 'shipping' | 'total'>;
  /** The version of the consent to digital content, when it is required. */
  digitalConsent?: string | undefined;
  form: CheckoutForm | null;
  /** The country to deliver to, where the delivery depends on it. */
  country?: string | undefined;
  /** The key of the payment page that this one replaces. */
  previousKey?: string | undefined;
  /** The captcha token, when the server has required one. */
  captchaToken?: string | undefined;
  /** The same lines for tracking. */
  asBought?: Buying;
  origin: string;
  userAgent: string;
};

export type Payment =
  | { isOk: true; redirectUrl: string; checkoutSessionId: string }
  /** `lineId` is the basket line that caused the error. `mayRetry`: the same attempt can be sent again. */
  | { isOk: false; error: ApiError; lineId?: string; mayRetry: boolean };

/**
 * The checkout request for the lines that can be bought in a region. Empty fields are left out. The server
 * computes all prices; the request only has the amounts that the shopper sees, so that no other total is
 * charged.
 */
export function checkoutRequest(order: CheckoutOrder): BasketRequestBody {
  const filledIn = order.form ? customerOf(order.form, order.region) : undefined;
  const customer = order.country ? { ...filledIn, country: order.country } : filledIn;
  return {
    items: orderLines(order.basket, order.region).map(({ item, quantity }) => ({
      productId: item._id,
      quantity,
      productFormatId: item.productFormatId,
      ...(pictureOf(item) && { previewUrl: pictureOf(item)?.url }),
      ...(item.customizationQuery && { customizationQuery: item.customizationQuery }),
      ...(item.gift && { gift: filledGift(item.gift) }),
    })),
    storeRegion: order.region,
    isoCurrency: regionOf(order.region).currency,
    ...(order.shippingMethodId && { shippingMethodId: order.shippingMethodId }),
    ...(order.couponCode && { couponCode: order.couponCode }),
    ...(order.payoutCode && { payoutCode: order.payoutCode }),
    ...(order.giftCard && { giftCardCode: order.giftCard.code }),
    ...(order.gift && { gift: filledGift(order.gift) }),
    ...(order.digitalConsent && { digitalConsent: order.digitalConsent }),
    customerUserAgent: order.userAgent.slice(0, 1000),
    // Stripe replaces the placeholder, so its braces must not be escaped.
    successUrl: `${order.origin}/basket/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${order.origin}/basket`,
    ...(customer && { customer }),
    seen: seenIn(order),
    ...(order.previousKey && { previousKey: order.previousKey }),
  };
}

/** The amounts that the shopper sees. */
export function seenIn({ basket, region, quote, giftCard }: CheckoutOrder) {
  const { subtotal, discount, shipping, total } = quote;
  const unitAmounts = orderLines(basket, region).map(({ amount }) => amount);
  return { unitAmounts, subtotal, discount, shipping, total, ...(giftCard && { giftCard: giftCard.amount }) };
}

/** How often a busy server is asked, and the first pause in ms. Each pause is twice the one before. */
const MAX_TRIES = 4;
const PAUSE_MS = 3_000;

/**
 * Requests the payment page, with retries while the server is busy. `onBusy` is called before each pause;
 * `pause` waits for a number of ms.
 */
export async function startPaymentInTurn(
  order: CheckoutOrder,
  key: string,
  { onBusy, pause = wait, ...options }: Options & Waiting,
): Promise<Payment> {
  for (let tries = 1; ; tries += 1) {
    const payment = await startPayment(order, key, options);
    if (payment.isOk || payment.error.code !== 'payment_busy' || tries === MAX_TRIES) return payment;
    onBusy();
    // A random factor, so that clients do not all retry at the same time.
    await pause(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    if (options.signal?.aborted) return payment;
  }
}

type Options = NonNullable<Parameters<typeof ask>[3]>;
type Waiting = { onBusy: () => void; pause?: (ms: number) => Promise<unknown> };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests the payment page once. The same `key` never creates a second one for the same order. */
export async function startPayment(order: CheckoutOrder, key: string, options?: Options): Promise<Payment> {
  const answer = await ask(
    CHECKOUT_PATH,
    checkoutAnswer,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(order.captchaToken && { [CAPTCHA_HEADER]: order.captchaToken }),
      },
      body: JSON.stringify(checkoutRequest(order)),
    },
    options,
  );
  if (answer.isOk && isPaymentPage(answer.data.redirectUrl, order.origin))
    return { isOk: true, ...answer.data };
  if (answer.isOk || answer.error.code === 'unreadable') {
    const error: ApiError = { code: 'unreadable', message: words.notOpened };
    return { isOk: false, error: inFull(error, true), mayRetry: true };
  }
  const { status, error } = answer;
  // The server is of another release and compares other amounts, or none.
  if (error.code === 'invalid_input' && /^seen\b/.test(error.field ?? ''))
    return { isOk: false, error: { ...error, message: words.otherRelease }, mayRetry: false };
  const lineId = lineAtFault(order, error.field);
  const mayRetry = status === 0 || status === 429 || status >= 500;
  return {
    isOk: false,
    error: inFull(atLocalTime(error, regionOf(order.region).language), mayRetry),
    mayRetry,
    ...(lineId && { lineId }),
  };
}

/** True for a payment page over https, or for a local stand-in over http. */
function isPaymentPage(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && hostname === new URL(origin).hostname);
}

function lineAtFault(order: CheckoutOrder, field = ''): string | undefined {
  const at = /^items\.(\d+)\b/.exec(field)?.[1];
  return at === undefined ? undefined : orderLines(order.basket, order.region)[Number(at)]?.item.id;
}

/**
 * Adds the local time to a message that says in how many minutes to try again, since it stays on the page.
 */
export function atLocalTime(error: ApiError, locale: string): ApiError {
  if (!error.availableAt || Number.isNaN(Date.parse(error.availableAt))) return error;
  const time = new Date(error.availableAt).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return { ...error, message: fill(words.comeBackAt, { problem: error.message, time }) };
}

/**
 * Completes the message: what happened, that nothing was charged, and what to do.
 * Does not repeat what the server said.
 */
function inFull(error: ApiError, mayRetry: boolean): ApiError {
  const isSaid = error.message.toLowerCase().includes(words.nothingCharged.toLowerCase());
  if (!mayRetry || isSaid) return error;
  return { ...error, message: fill(words.tryAgainAfter, { problem: error.message }) };
}
