import { paths } from '../../src/lib/paths.ts';
import { lookUpOrder } from '../orders/look-up-order.ts';
import { orderConfirmation } from '../orders/order-confirmation.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /basket/success?session_id=…`: the built page with the order behind the payment provider's return link filled
 * in. It shows what was bought and nothing of who bought it, since the address is no proof of who is looking. A session
 * that nobody knows is not found: the same page says so, with status 404.
 */
export const successRoutes = routes().get(
  paths.success,
  handle(async (request, { context, requestId }) => {
    const sessionId = new URL(request.url).searchParams.get('session_id') ?? '';
    const { state, order } = await lookUpOrder(sessionId, requestId);
    const status = sessionId && state === 'unknown' ? 404 : 200;
    return builtPage(
      order?.region ?? visitorRegion(request, context),
      '/basket/success',
      { order: orderConfirmation(state, order) },
      { status },
    );
  }),
);
