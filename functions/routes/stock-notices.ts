import { createElement } from 'react';
import { type StockNoticeRequest, stockNoticeOperation } from '#src/contracts/stock-notices.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { NoticePage } from '#src/features/subscriptions/NoticePage.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { plainAddress } from '#src/lib/mail-address.ts';
import { paths } from '#src/lib/paths.ts';
import * as addressWords from '#src/words/en/address-form.ts';
import * as problemWords from '#src/words/en/problems.ts';
import * as words from '#src/words/en/stock-notices.ts';
import { storeSettings } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { proofOf } from '../limits/captcha/proof.ts';
import { checkRateLimit, spend } from '../limits/rate-limit.ts';
import { addressSubject } from '../limits/visitor.ts';
import { routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json, seeOther } from '../platform/http.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { findWanted, isAvailable } from '../stock/availability.ts';
import { keepNotice } from '../stock/notices/stock-notices.ts';

/** `POST /api/stock-notices`: requests one mail when a sold-out product is available again. */
export const stockNoticeRoutes = routes().post(
  stockNoticeOperation.path,
  formOrJson({
    limit: stockNoticeOperation.body.limit,
    schema: stockNoticeOperation.body.schema,
    messageFor: (field) => (field === 'email' ? addressWords.emailWrong : undefined),
    take: (input, { request, call }) => keep(input, request, call),
    answer: () => json({ message: words.kept }, { status: 202 }),
    formAnswer: (_, { input }) => seeOther(pageOf(input, '&sent=1')),
    pageAgain: (refused, { request, call }, values) => formAgain(refused, request, call, values),
  }),
);

async function keep(
  { productId, productFormatId: formatId = '', email: typed }: StockNoticeRequest,
  request: Request,
  call: Call,
): Promise<Problem | undefined> {
  const email = plainAddress(typed);
  if (!email) return problem('invalid_input', addressWords.emailWrong, { field: 'email' });
  const region = storeRegionFor(visitorRegion(request, call.context), storeSettings().closedRegions);
  const wanted = { productId, formatId, region };
  if (!findWanted(wanted))
    return problem('unknown_product', problemWords.notSoldHere, { field: 'productId' });
  const isOften = await checkRateLimit(BUDGETS.stockNotice, call, {
    prove: proofOf(request, call, stockNoticeOperation.id),
  });
  if (isOften) return isOften;
  try {
    const now = storeNow();
    if (await isAvailable(database(), wanted, now))
      return problem('in_stock', problemWords.inStock, { field: 'productId' });
    // Anyone can type anyone's address. Requests over the limit per address are dropped, with the same
    // answer.
    const isFull = await spend(BUDGETS.stockNoticeAddress, addressSubject(email), call);
    if (!isFull) await keepNotice(database(), { ...wanted, email }, now);
  } catch (error) {
    log('error', 'stock_notice', { requestId: call.requestId, ...describeError(error) });
    return problem('not_kept', problemWords.notTaken);
  }
  return undefined;
}

const pageOf = ({ productId, productFormatId }: Partial<StockNoticeRequest>, more = '') =>
  `${paths.notify}?${new URLSearchParams({ product: productId ?? '', ...(productFormatId && { format: productFormatId }) })}${more}`;

/** The form on its own page with the problem. A product's page is static and cannot show it. */
function formAgain(
  { status, message, field, headers }: Problem,
  request: Request,
  { context }: Call,
  { productId = '', productFormatId = '', email = '' }: Record<string, string>,
): Promise<Response> {
  const visitors = visitorRegion(request, context);
  const region = storeRegionFor(visitors, storeSettings().closedRegions);
  const found = findWanted({ productId, formatId: productFormatId, region });
  const page = createElement(NoticePage, {
    wanted: found && { product: found.product, format: productFormatId ? found.formats[0] : undefined },
    email,
    issue: field === 'email' ? message : undefined,
    formError: field === 'email' ? undefined : message,
  });
  return prerenderedPage(
    visitors,
    paths.notify,
    { notify: page },
    { status, isSelling: false, ...(headers && { headers }) },
  );
}
