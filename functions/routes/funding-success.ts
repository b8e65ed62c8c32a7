import { storeNow } from '../../src/lib/clock.ts';
import { paths } from '../../src/lib/paths.ts';
import { lookUpOrder } from '../orders/look-up-order.ts';
import { pledgeConfirmation } from '../orders/pledge-confirmation.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import { visitorLanguage } from '../platform/visitor-language.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /funding/success?session_id=…`: the built page with the pledge behind the payment provider's return link filled in. It
 * shows what was pledged and nothing of who pledged it, since the address is no proof of who is looking. A session that nobody
 * knows, or that was no pledge, is not found: the same page says so, with status 404.
 */
export const fundingSuccessRoutes = routes().get(
  paths.fundingSuccess,
  handle(async (request, call) => {
    const sessionId = new URL(request.url).searchParams.get('session_id') ?? '';
    const { state, order } = await lookUpOrder(sessionId, call);
    const shown = { now: storeNow(), language: visitorLanguage(request) };
    const isPledge = state !== 'unknown' && (order === undefined || order.intent === 'Funding');
    return builtPage(
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
