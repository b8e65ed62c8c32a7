import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config as checkoutConfig } from '#functions/endpoints/checkout.ts';
import { config as codesConfig } from '#functions/endpoints/codes.ts';
import { config as downloadsConfig } from '#functions/endpoints/downloads.ts';
import { config as orderLinkConfig } from '#functions/endpoints/order-link.ts';
import { OPERATIONS } from '#functions/routes/operations.ts';
import { checkoutOperation } from '#src/contracts/checkout.ts';
import { couponOperation } from '#src/contracts/coupons.ts';
import { downloadLinksOperation } from '#src/contracts/downloads.ts';
import { giftCardOperation } from '#src/contracts/gift-cards.ts';
import { orderLinkOperation } from '#src/contracts/order-link.ts';
import { payoutCodeOperation } from '#src/contracts/payout-codes.ts';
import { checkTokenPost } from '../helpers/captcha.ts';
import { expectProblem } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const get = (path: string) => new Request(`${SITE}${path}`);

describe('the functions and the contracts', () => {
  test.each(OPERATIONS.map((one) => [one.id, one] as const))(
    '[A01] %s is answered at its address only',
    async (_id, { method, path }) => {
      const address = path.replace(/:\w+/, 'anything');
      const response = await store.call(new Request(`${SITE}${address}`, { method: 'PUT' }));
      expect(response.headers.get('allow')).toBe(method === 'GET' ? 'GET, HEAD' : method);
      await expectProblem(response, { status: 405, code: 'method_not_allowed' });
      for (const other of [`${address}/more/of/it`, `${address}/`])
        await expectProblem(await store.call(get(other)), { status: 404, code: 'not_found' });
    },
  );

  test('[CAP-04] without a captcha no token is valid, and the config has none', async () => {
    const answer = await store.call(checkTokenPost({ token: 'whatever' }));
    expect(await answer.json()).toEqual({ success: false, message: 'Invalid token' });
    expect(await (await store.call(get('/api/config'))).json()).not.toHaveProperty('captcha');
  });

  test('[B05] [B06] the platform’s rate limits are those of the contracts', () => {
    for (const [{ rateLimit }, config] of [
      [checkoutOperation, checkoutConfig],
      [couponOperation, codesConfig],
      [payoutCodeOperation, codesConfig],
      [giftCardOperation, codesConfig],
      [orderLinkOperation, orderLinkConfig],
      [downloadLinksOperation, downloadsConfig],
    ] as const)
      expect(config.rateLimit).toMatchObject({
        windowLimit: rateLimit.calls,
        windowSize: rateLimit.seconds,
      });
    const limited = OPERATIONS.filter(({ rateLimit }) => rateLimit).map(({ id }) => id);
    expect(limited.sort()).toEqual(
      [
        checkoutOperation.id,
        couponOperation.id,
        downloadLinksOperation.id,
        giftCardOperation.id,
        orderLinkOperation.id,
        payoutCodeOperation.id,
      ].sort(),
    );
  });
});
