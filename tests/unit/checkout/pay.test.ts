import { describe, expect, test } from 'vitest';
import { checkoutOperation } from '#src/contracts/checkout.ts';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { CHECKOUT_ACTION } from '#src/features/basket/checkout/checkout-captcha.ts';
import { emptyBilling, emptyForm } from '#src/features/basket/checkout/checkout-form.ts';
import {
  atLocalTime,
  type CheckoutOrder,
  checkoutRequest,
  startPayment,
  startPaymentInTurn,
} from '#src/features/basket/checkout/start-payment.ts';
import { book, pan } from '../basket/products.ts';
import { prepared, refused } from './answers.ts';

function basketOf(...additions: [ReturnType<typeof book>, object?][]): Basket {
  return additions.reduce<Basket>((basket, [product, fields]) => {
    const result = addItem(basket, product, { now: 1, ...fields });
    if ('problem' in result) throw new Error(result.problem);
    return result.basket;
  }, EMPTY_BASKET);
}

const order: CheckoutOrder = {
  basket: basketOf(
    [book({ _id: 'gone' })],
    [book(), { quantity: 2, customizationQuery: 'For Ana' }],
    [pan()],
  ),
  region: 'GB',
  shippingMethodId: 'standard',
  couponCode: '',
  quote: { subtotal: 10_600, discount: 0, shipping: 395, total: 10_995 },
  form: null,
  origin: 'https://found.example',
  userAgent: 'A browser',
};
order.basket = {
  items: order.basket.items.map((item) =>
    item._id === 'gone' ? { ...item, availability: 'unavailable' } : item,
  ),
};

describe('[CHK-03] the request', () => {
  test('[BAS-10] has everything that can be paid, with customization and preview, and only amounts that the shopper saw', () => {
    const { seen, ...request } = checkoutRequest(order);
    expect(seen).toEqual({
      unitAmounts: [2400, 5800],
      subtotal: 10_600,
      discount: 0,
      shipping: 395,
      total: 10_995,
    });
    expect(request).toEqual({
      items: [
        {
          productId: 'salt-lemon-sardine',
          quantity: 2,
          productFormatId: 'hardback',
          previewUrl: '/pictures/salt.webp',
          customizationQuery: 'For Ana',
        },
        {
          productId: 'the-two-egg-pan',
          quantity: 1,
          productFormatId: 'pan',
          previewUrl: '/pictures/salt.webp',
        },
      ],
      storeRegion: 'GB',
      isoCurrency: 'GBP',
      shippingMethodId: 'standard',
      customerUserAgent: 'A browser',
      successUrl: 'https://found.example/basket/success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://found.example/basket',
    });
    expect(JSON.stringify(request)).not.toMatch(/2400|5800|amount/i);
  });

  test('names the page that it replaces, if there is one', () => {
    expect(checkoutRequest({ ...order, previousKey: 'k'.repeat(36) }).previousKey).toBe('k'.repeat(36));
    expect('previousKey' in checkoutRequest(order)).toBe(false);
  });

  test('[CHK-05] keeps the placeholder’s braces unchanged', () => {
    expect(JSON.stringify(checkoutRequest(order))).toContain('session_id={CHECKOUT_SESSION_ID}');
  });

  test('has codes and filled fields, and leaves out empty ones', () => {
    const form = { ...emptyForm('GB'), email: ' ana@example.org ', enableOptIn: true };
    expect(checkoutRequest({ ...order, couponCode: 'TINS20', payoutCode: 'ines', form })).toMatchObject({
      couponCode: 'TINS20',
      payoutCode: 'ines',
      customer: { email: 'ana@example.org', country: 'GB', enableOptIn: true },
    });
    expect(checkoutRequest({ ...order, form: emptyForm('GB') })).not.toHaveProperty('customer');
    const billed = { ...emptyForm('GB'), billing: { ...emptyBilling('GB'), name: 'Ana' } };
    expect(checkoutRequest({ ...order, form: billed }).customer).toEqual({
      billing: { name: 'Ana', country: 'GB' },
    });
  });
});

describe('starting the payment', () => {
  const page = { redirectUrl: 'https://checkout.example/pay/cs_1', checkoutSessionId: 'cs_1' };

  test('[CHK-04] sends the attempt’s key and returns the URL to open', async () => {
    const { asked, options } = prepared(Response.json(page));
    expect(await startPayment(order, 'key-1', options)).toEqual({ isOk: true, ...page });
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'key-1' } });
  });

  test('[F35] retries while too many shoppers pay, with the same key and longer pauses, and then gives up', async () => {
    const busy = () =>
      refused(503, { code: 'payment_busy', message: 'Many are paying. Nothing was charged.' });
    const pauses: number[] = [];
    let told = 0;
    const waiting = {
      onBusy: () => {
        told += 1;
      },
      pause: async (ms: number) => pauses.push(ms),
    };
    const later = prepared(busy(), busy(), Response.json(page));
    expect(await startPaymentInTurn(order, 'key-1', { ...later.options, ...waiting })).toMatchObject(page);
    expect(told).toBe(2);
    const keys = later.asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    const never = prepared(busy(), busy(), busy(), busy());
    expect(await startPaymentInTurn(order, 'key-1', { ...never.options, ...waiting })).toMatchObject({
      isOk: false,
      mayRetry: true,
      error: { code: 'payment_busy' },
    });
    expect(never.asked).toHaveLength(4);
    for (const [at, ms] of pauses.slice(2).entries()) {
      expect(ms).toBeGreaterThanOrEqual(1_500 * 2 ** at);
      expect(ms).toBeLessThan(4_500 * 2 ** at);
    }
    const away = prepared(
      refused(503, { code: 'payment_unavailable', message: 'Away. Nothing was charged.' }),
    );
    await startPaymentInTurn(order, 'key-1', { ...away.options, ...waiting });
    expect(away.asked).toHaveLength(1);
  });

  test('names the wrong line among the lines that were sent', async () => {
    const { options } = prepared(
      refused(409, { code: 'unavailable', message: 'Gone.', field: 'items.1.productId' }),
    );
    expect(await startPayment(order, 'k', options)).toMatchObject({
      isOk: false,
      lineId: order.basket.items[2]?.id,
      mayRetry: false,
      error: { message: 'Gone.' },
    });
  });

  test('[F50] asks for a reload if the server’s release does not compare amounts', async () => {
    const { options } = prepared(
      refused(422, { code: 'invalid_input', message: 'seen is not accepted here.', field: 'seen' }),
    );
    expect(await startPayment(order, 'k', options)).toMatchObject({
      isOk: false,
      mayRetry: false,
      error: { message: expect.stringMatching(/reload it: your basket is safe/) },
    });
  });

  test('says once that nothing was charged and what to do', async () => {
    const { options } = prepared(
      new TypeError('Failed to fetch'),
      refused(503, { code: 'x', message: 'No answer. Nothing was charged; please try again.' }),
      new Response('', { status: 500 }),
    );
    for (let times = 0; times < 3; times += 1) {
      const payment = await startPayment(order, 'k', options);
      if (payment.isOk) throw new Error('paid');
      expect(payment.mayRetry).toBe(true);
      expect(payment.error.message.match(/nothing was charged/gi)).toHaveLength(1);
      expect(payment.error.message).toMatch(/try again/);
    }
  });

  test.each(['javascript:alert(1)', 'http://elsewhere.example/pay', '/basket', '', null, 12])(
    'does not open %j',
    async (redirectUrl) => {
      const { options } = prepared(Response.json({ ...page, redirectUrl }));
      expect(await startPayment(order, 'k', options)).toMatchObject({
        isOk: false,
        error: { code: 'unreadable' },
      });
    },
  );
});

describe('[CAP-01] a captcha that the store requires', () => {
  test('sends its token with the request, for the checkout’s action', async () => {
    const { asked, options } = prepared(refused(500, {}), refused(500, {}));
    await startPayment({ ...order, captchaToken: 'a-token' }, 'k'.repeat(36), options);
    await startPayment(order, 'k'.repeat(36), options);
    const sent = asked.map(({ init }) => new Headers(init.headers).get('captcha-token'));
    expect(sent).toEqual(['a-token', null]);
    expect(CHECKOUT_ACTION).toBe(checkoutOperation.id);
  });
});

describe('the time to come back for items that others are paying for', () => {
  const held = (availableAt?: string) => ({
    code: 'held_by_others' as const,
    message: 'Other shoppers are paying for the last “Pan” (24 cm). Please try again in 12 minutes.',
    ...(availableAt && { availableAt }),
  });

  test('is shown by the shopper’s own clock', () => {
    const at = new Date(2026, 10, 23, 14, 35);
    expect(atLocalTime(held(at.toISOString()), 'en-GB').message).toBe(
      'Other shoppers are paying for the last “Pan” (24 cm). Please try again in 12 minutes. That is at 14:35.',
    );
  });

  test('is left out if it is missing or invalid', () => {
    for (const error of [held(), held('soon')]) expect(atLocalTime(error, 'en-GB')).toEqual(error);
  });
});
