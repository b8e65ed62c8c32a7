import { createElement } from 'react';
import type { GiftCardBalance } from '../../src/contracts/gift-card-answer.ts';
import { giftCardOperation } from '../../src/contracts/gift-cards.ts';
import { giftCardRefusalText } from '../../src/core/gift-cards/words.ts';
import { GiftCardFinder } from '../../src/features/gift-cards/GiftCardFinder.tsx';
import { atLeast } from '../../src/lib/at-least.ts';
import { paths } from '../../src/lib/paths.ts';
import { database } from '../db/open.ts';
import { findCard, type UsableCard } from '../gift-cards/balance.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { holdBackGuess } from '../limits/guesses.ts';
import { holdBack } from '../limits/hold-back.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import type { Call } from '../platform/call.ts';
import { isForm, isJson, json } from '../platform/http.ts';
import { check, parseJson, readText, unsupportedMediaType } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/** Each look-up takes at least so long, in ms, so that its time does not tell which cards there are. */
const SAME_TIME = 250;

/**
 * `POST /api/gift-cards/balance`: what is left of a gift card, as `{ balance, currency }`; a form is answered by its page with the same in
 * words. The code is sent in the body and never in an address, since addresses are logged. Unknown and blocked ones are told apart by nobody.
 */
export const giftCardRoutes = routes().post(
  giftCardOperation.path,
  handle(
    async (request, call) => {
      const asForm = isForm(request);
      if (!asForm && !isJson(request)) return unsupportedMediaType();
      const body = await readText(request, giftCardOperation.body.limit);
      if (isProblem(body)) return body;
      const parsed = asForm ? { code: new URLSearchParams(body).get('code') ?? '' } : parseJson(body);
      if (isProblem(parsed)) return parsed;
      const input = check(giftCardOperation.body.schema, parsed, () => giftCardRefusalText('unknown'));
      if (isProblem(input)) return input;
      const found = await atLeast(lookUp(input.code, call), SAME_TIME);
      if (isProblem(found)) return found;
      const { balance, currency } = found;
      return asForm ? page(request, call, { found }) : json({ balance, currency } satisfies GiftCardBalance);
    },
    { formProblem: (refused, request, call) => page(request, call, { refused }) },
  ),
);

async function lookUp(code: string, call: Call): Promise<UsableCard | Problem> {
  const isOften = await holdBack(BUDGETS.lookUp, call);
  if (isOften) return isOften;
  let found: UsableCard | undefined;
  try {
    found = await findCard(database(), code);
  } catch (error) {
    log('error', 'gift_card', { requestId: call.requestId, ...describeError(error) });
    return problem(
      'gift_cards_unavailable',
      'We cannot look it up in this minute. Please try again in a moment.',
    );
  }
  const isGuessing = await holdBackGuess(found === undefined, call);
  if (isGuessing) return isGuessing;
  return found ?? problem('unknown_gift_card', giftCardRefusalText('unknown'), { field: 'code' });
}

/** The page with its form again and what there is to say. The code is not repeated in it. */
function page(
  request: Request,
  { context }: Call,
  { found, refused }: { found?: UsableCard; refused?: Problem },
): Promise<Response> {
  const region = visitorRegion(request, context);
  const finder = createElement(GiftCardFinder, {
    region,
    ...(found && { found }),
    ...(refused && { problem: refused.message }),
  });
  const init = {
    isSelling: false,
    status: refused?.status ?? 200,
    ...(refused?.headers && { headers: refused.headers }),
  };
  return builtPage(region, paths.giftCards, { 'gift-card': finder }, init);
}
