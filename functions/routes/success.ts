import { storeNow } from '../../src/lib/clock.ts';
import { paths } from '../../src/lib/paths.ts';
import { database } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { areLinksShown, downloadLinks } from '../downloads/links.ts';
import { cardsOf } from '../gift-cards/issue.ts';
import { lookUpOrder } from '../orders/look-up-order.ts';
import { orderConfirmation } from '../orders/order-confirmation.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import { describeError, log } from '../platform/log.ts';
import { visitorLanguage } from '../platform/visitor-language.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /basket/success?session_id=…`: the built page with the order behind the payment provider's return link filled
 * in. It shows what was bought, where it goes and nothing of who bought it, since the address is no proof of who is looking; links to files are
 * shown within an hour of paying, like the codes of gift cards and the town that it goes to, to whoever comes from there, and mailed later. A session that nobody knows is not found: the same
 * page says so, with status 404.
 */
export const successRoutes = routes().get(
  paths.success,
  handle(async (request, call) => {
    const { context, requestId } = call;
    const sessionId = new URL(request.url).searchParams.get('session_id') ?? '';
    const { state, order } = await lookUpOrder(sessionId, call);
    const keys = order && (await shownKeys(order, requestId));
    const status = sessionId && state === 'unknown' ? 404 : 200;
    return builtPage(
      order?.region ?? visitorRegion(request, context),
      '/basket/success',
      {
        order: orderConfirmation(state, {
          now: storeNow(),
          language: visitorLanguage(request),
          order,
          isTownShown: order && areLinksShown(order, storeNow()),
          ...keys,
        }),
      },
      { status, request },
    );
  }),
);

/** Links to files and codes of gift cards. The thanks are shown, whatever becomes of these: they come by mail as well. */
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
