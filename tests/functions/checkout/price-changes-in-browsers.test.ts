import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { basketProduct } from '#src/catalogue/products/basket-product.ts';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import { consentWording } from '#src/core/checkout/digital-consent.ts';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import { discountIn } from '#src/core/discounts/promo-code.ts';
import { formatsIn, offeredIn } from '#src/core/products/pricing.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import { couponInUse, lookUpCoupon } from '#src/features/basket/checkout/look-up-coupon.ts';
import { readShipping } from '#src/features/basket/checkout/shipping.ts';
import { checkoutRequest } from '#src/features/basket/checkout/start-payment.ts';
import { withoutStock } from '../helpers/content.ts';
import { checkoutPost } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ change: withoutStock });
});
afterAll(() => store.close());

/** With tax in the prices, and without. The other regions run with the long tests. */
const USUAL: readonly string[] = ['GB', 'US'];
const later = { tags: ['long'] };

for (const { code: region } of REGIONS)
  test(
    `[REG-09] [CHK-07] [F40] what a browser in ${region} shows for any basket is what the server charges`,
    USUAL.includes(region) ? {} : later,
    async () => {
      const { products } = joinCatalogue(store.content, new Date());
      const sold = products.filter(
        (product) =>
          product.availability === 'available' &&
          !product.customization?.isRequired &&
          formatsIn(product, region).length > 0,
      );
      const options = {
        fetch: ((path: string, init?: RequestInit) =>
          store.call(new Request(`${SITE}${path}`, { headers: init?.headers ?? {} }))) as typeof fetch,
        minMs: 0,
      };
      const shipping = (await readShipping(region, options))!;
      const anyLine = fc
        .constantFrom(...sold)
        .chain((product) =>
          fc.tuple(
            fc.constant(product),
            fc.constantFrom(...offeredIn(product, region)),
            fc.integer({ min: 1, max: 5 }),
          ),
        );
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyLine, { minLength: 1, maxLength: 4 }),
          fc.constantFrom('', 'FIRSTSUPPER', 'TINS20'),
          fc.constantFrom('', 'standard', 'express'),
          async (wanted, code, chosenId) => {
            let basket = EMPTY_BASKET;
            for (const [now, [product, format, quantity]] of wanted.entries()) {
              const added = addItem(basket, basketProduct(product, []), {
                productFormatId: format._id,
                quantity,
                now,
              });
              if ('basket' in added) basket = added.basket;
            }
            const lines = orderLines(basket, region);
            const buying = { lines, region };
            const coupon = code ? couponInUse(await lookUpCoupon(code, buying, options), buying) : undefined;
            const { quote, method } = orderSums(
              { lines, coupon: coupon && discountIn(coupon, region) },
              { region, methods: shipping.methods, preferredId: shipping.defaultId, chosenId },
            );
            const request = checkoutRequest({
              basket,
              region,
              shippingMethodId: method?._id ?? '',
              couponCode: coupon?.code ?? '',
              quote,
              digitalConsent: consentWording(region)?.wording,
              form: null,
              origin: SITE,
              userAgent: 'A browser',
            });
            const response = await store.call(checkoutPost(request));
            const answer = (await response.json()) as { checkoutSessionId: string };
            expect(response.status, JSON.stringify(answer)).toBe(200);
            const { session } = store.provider.tables.sessions.get(answer.checkoutSessionId)!;
            expect(session).toMatchObject({
              amount_subtotal: quote.subtotal,
              amount_total: quote.total,
              total_details: { amount_discount: quote.discount, amount_shipping: quote.shipping },
            });
          },
        ),
        { numRuns: 25 },
      );
    },
  );
