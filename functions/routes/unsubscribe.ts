import { createElement } from 'react';
import { type MailList, unsubscribeOperation, unsubscribeQuery } from '#src/contracts/unsubscribe.ts';
import { Unsubscribe } from '#src/features/subscriptions/Unsubscribe.tsx';

import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import * as problemWords from '#src/words/en/problems.ts';
import * as words from '#src/words/en/unsubscribe.ts';
import { type Database, database } from '../db/open.ts';
import { refuseUpdates } from '../fundings/updates/refuse-updates.ts';
import { withdrawByLink } from '../mail/newsletter/consents.ts';
import { refuseInvitations } from '../people/reviews/invite.ts';
import { routes } from '../platform/app.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { idOfLink } from '../platform/subscription-link.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { forgetNoticesOf } from '../stock/notices/stock-notices.ts';

/** How each kind of mail is ended, with the id from its link. */
const END: Readonly<Record<MailList, (db: Database, id: string, now: Date) => Promise<unknown>>> = {
  stock: forgetNoticesOf,
  news: withdrawByLink,
  reviews: refuseInvitations,
  fundings: refuseUpdates,
};

/**
 * `POST /api/unsubscribe?list=…&link=…`: one-click unsubscribe of mail programs (RFC 8058), and the form on
 * the page of the mail's link. Never redirects, because mail programs do not follow redirects.
 */
export const unsubscribeRoutes = routes().post(
  unsubscribeOperation.path,
  formOrJson({
    limit: unsubscribeOperation.body.limit,
    schema: unsubscribeOperation.body.schema,
    take: (_, { request, call }) => end(request, call.requestId),
    answer: () => json({ message: words.ended }),
    formAnswer: (_, { request, call }) => page(request, call.context, { state: 'done' }, 200),
    pageAgain: ({ status, message }, { request, call }) =>
      page(request, call.context, { state: 'unknown', message }, status),
  }),
);

async function end(request: Request, requestId: string): Promise<Problem | undefined> {
  const asked = check(unsubscribeQuery, queryOf(request));
  if (isProblem(asked)) return asked;
  const id = idOfLink(asked.list, asked.link);
  if (id === undefined) return problem('invalid_input', problemWords.linkNotOurs, { field: 'link' });
  try {
    await END[asked.list](database(), id, storeNow());
  } catch (error) {
    log('error', 'unsubscribe', { requestId, ...describeError(error) });
    return problem('not_kept', problemWords.notNoted);
  }
  return undefined;
}

function page(
  request: Request,
  context: Parameters<typeof visitorRegion>[1],
  shown: Parameters<typeof Unsubscribe>[0],
  status: number,
): Promise<Response> {
  const slots = { unsubscribe: createElement(Unsubscribe, shown) };
  return prerenderedPage(visitorRegion(request, context), paths.unsubscribe, slots, {
    status,
    isSelling: false,
  });
}
