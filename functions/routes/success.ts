import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import { database } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { areLinksShown, downloadLinks } from '../downloads/links.ts';
import { cardsOf } from '../gift-cards/issue.ts';
import { lookUpOrder } from '../orders/pages/look-up-order.ts';
import { successPage } from '../orders/pages/success-page.ts';
import { handle, routes } from '../platform/app.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /basket/success?session_id=…`: the success page of an order, to which Stripe redirects. Shows what was
 * bought, but nothing about the customer, because the URL does not prove who is looking. Download links, gift
 * card codes and the town are shown only within an hour of the payment; links and codes are mailed too.
 * Answers 404 with the same page for an unknown session.
 */
export const successRoutes = routes().get(
  paths.success,
  handle(async (request, call) => {
    const { context, requestId } = call;
    const sessionId = new URL(request.url).searchParams.get('session_id') ?? '';
    const { state, order } = await lookUpOrder(sessionId, call);
    const keys = order && (await shownKeys(order, requestId));
    const status = sessionId && state === 'unknown' ? 404 : 200;
    return prerenderedPage(
      order?.region ?? visitorRegion(request, context),
      '/basket/success',
      {
        order: successPage(state, {
          now: storeNow(),
          order,
          arePeopleShown: order && areLinksShown(order, storeNow()),
          ...keys,
        }),
      },
      { status, request },
    );
  }),
);

/** Download links and gift card codes. If they fail, the page is shown without them: they are mailed too. */
async function shownKeys(order: Order, requestId: string) {
  const now = storeNow();
  if (!areLinksShown(order, now)) return undefined;
  try {
    const [downloads, giftCards] = [
      await downloadLinks(database(), order.id, now),
      await cardsOf(database(), order.id),
    ];
    return { downloads, giftCards };
  } catch (error) {
    log('error', 'success_page', { requestId, ...describeError(error) });
    return undefined;
  }
}
