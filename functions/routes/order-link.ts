import { createElement } from 'react';
import { type OrderLinkRequest, orderLinkOperation, orderLinkRequest } from '#src/contracts/order-link.ts';
import { EMAIL_WRONG } from '#src/core/typed-text.ts';
import { type FinderIssue, OrderFinder, SENT } from '#src/features/orders/OrderFinder.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { database } from '../db/open.ts';
import { drainSoon } from '../jobs/drain-soon.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { requestOrderLink } from '../orders/links/request-link.ts';
import { routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json, seeOther } from '../platform/http.ts';
import { messageIn } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

const WRONG = {
  number: problemWords.orderNumberMissing,
  email: EMAIL_WRONG,
} as const;

/**
 * `POST /api/order-link`: mails an order's buyer the link to its page, if number and address match. JSON gets
 * a 202, a form a 303 back to its page. The answer is the same whether the order exists or not.
 */
export const orderLinkRoutes = routes().post(
  orderLinkOperation.path,
  formOrJson({
    limit: orderLinkOperation.body.limit,
    readForm: ({ values: { number = '', email = '' } }) => ({ number, email }),
    schema: orderLinkRequest,
    messageFor: (field) => messageIn(WRONG, field),
    take: (input, { call }) => ask(input, call),
    answer: () => json({ message: SENT }, { status: 202 }),
    formAnswer: () => seeOther(`${paths.order}?sent=1`),
    pageAgain: (refused, { request, call }, values) => pageAgain(refused, request, call, values),
  }),
);

async function ask(asked: OrderLinkRequest, call: Call): Promise<Problem | undefined> {
  const { context, requestId } = call;
  const isOften = await checkRateLimit(BUDGETS.orderLink, call);
  if (isOften) return isOften;
  try {
    await requestOrderLink(database(), asked, storeNow());
  } catch (error) {
    log('error', 'order_link', { requestId, ...describeError(error) });
    return problem('order_link_unavailable', problemWords.notLookedUp);
  }
  drainSoon(context);
  return undefined;
}

/** The page with its form, the typed values and the problem. */
function pageAgain(
  { status, message, field, headers }: Problem,
  request: Request,
  { context }: Call,
  { number = '', email = '' }: Record<string, string>,
): Promise<Response> {
  const values = { number, email };
  const isField = field === 'number' || field === 'email';
  const issues = isField ? fieldIssues(values) : [];
  const finder = createElement(OrderFinder, { values, issues, formError: isField ? undefined : message });
  const init = { status, isSelling: false, ...(headers && { headers }) };
  return prerenderedPage(visitorRegion(request, context), paths.order, { order: finder }, init);
}

/** The messages of all wrong fields: the problem has only the first. */
function fieldIssues(values: OrderLinkRequest): FinderIssue[] {
  const { issues = [] } = orderLinkRequest.safeParse(values).error ?? {};
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return (['number', 'email'] as const)
    .filter((field) => wrong.has(field))
    .map((field) => ({ field, message: WRONG[field] }));
}
