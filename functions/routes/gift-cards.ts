import { createElement } from 'react';
import type { GiftCardBalance } from '#src/contracts/gift-card-answer.ts';
import { giftCardOperation } from '#src/contracts/gift-cards.ts';
import { giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import { GiftCardFinder } from '#src/features/gift-cards/GiftCardFinder.tsx';
import { minDuration } from '#src/lib/min-duration.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/gift-cards.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { database } from '../db/open.ts';
import { findCard, type UsableCard } from '../gift-cards/balance.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { limitGuesses } from '../limits/code-guessing.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json } from '../platform/http.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/** The least time of a look-up, in ms, so that its duration does not reveal which cards exist. */
const SAME_TIME = 250;

/**
 * `POST /api/gift-cards/balance`: the balance of a gift card, as `{ balance, currency }`; a form gets its
 * page with the balance. The code is in the body, because URLs are logged. Unknown and blocked cards get the
 * same answer.
 */
export const giftCardRoutes = routes().post(
  giftCardOperation.path,
  formOrJson({
    limit: giftCardOperation.body.limit,
    readForm: ({ values: { code = '' } }) => ({ code }),
    schema: giftCardOperation.body.schema,
    messageFor: () => giftCardRefusalText('unknown'),
    take: ({ code }, { call }) => minDuration(lookUp(code, call), SAME_TIME),
    answer: ({ balance, currency }) => json({ balance, currency } satisfies GiftCardBalance),
    formAnswer: (found, { request, call }) => page(request, call, { found }),
    pageAgain: (refused, { request, call }, { code = '' }) =>
      page(request, call, { refused: code.trim() ? refused : { ...refused, message: words.codeMissing } }),
  }),
);

async function lookUp(code: string, call: Call): Promise<UsableCard | Problem> {
  const isOften = await checkRateLimit(BUDGETS.lookUp, call);
  if (isOften) return isOften;
  let found: UsableCard | undefined;
  try {
    found = await findCard(database(), code);
  } catch (error) {
    log('error', 'gift_card', { requestId: call.requestId, ...describeError(error) });
    return problem('gift_cards_unavailable', problemWords.notLookedUp);
  }
  const isGuessing = await limitGuesses(found === undefined, call);
  if (isGuessing) return isGuessing;
  return found ?? problem('unknown_gift_card', giftCardRefusalText('unknown'), { field: 'code' });
}

/** The page with its form and the result. It does not repeat the code. */
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
  return prerenderedPage(region, paths.giftCards, { 'gift-card': finder }, init);
}
