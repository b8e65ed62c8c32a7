import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import { lookUpOrder } from '../orders/pages/look-up-order.ts';
import { pledgeConfirmation } from '../orders/pages/pledge-confirmation.ts';
import { handle, routes } from '../platform/app.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /funding/success?session_id=…`: the success page of a pledge, to which Stripe redirects. Shows the
 * pledge, but nothing about the customer, because the URL does not prove who is looking. Answers 404 with the
 * same page for an unknown session, or one without a pledge.
 */
export const fundingSuccessRoutes = routes().get(
  paths.fundingSuccess,
  handle(async (request, call) => {
    const sessionId = new URL(request.url).searchParams.get('session_id') ?? '';
    const { state, order } = await lookUpOrder(sessionId, call);
    const shown = { now: storeNow() };
    const isPledge = state !== 'unknown' && (order === undefined || order.intent === 'Funding');
    return prerenderedPage(
      order?.region ?? visitorRegion(request, call.context),
      '/funding/success',
      {
        pledge: isPledge
          ? pledgeConfirmation(state, { ...shown, order })
          : pledgeConfirmation('unknown', shown),
      },
      { status: sessionId && !isPledge ? 404 : 200, request },
    );
  }),
);
