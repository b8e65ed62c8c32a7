import { createElement } from 'react';
import { downloadLinksOperation, downloadLinksRequest } from '#src/contracts/downloads.ts';
import { readOrderNumber } from '#src/core/orders/order-number.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { EMAIL_WRONG } from '#src/core/typed-text.ts';
import { DownloadsView } from '#src/features/downloads/DownloadsView.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { minDuration } from '#src/lib/min-duration.ts';
import { paths } from '#src/lib/paths.ts';
import { apiHeaders, privateHeaders } from '#src/security/headers.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { database } from '../db/open.ts';
import { orderAsked, sendLinksAgain } from '../downloads/request-links.ts';
import { sendLinks } from '../downloads/send-links.ts';
import { serveFile } from '../downloads/serve-file.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/** The least time of a request, in ms, so that its duration does not reveal which orders exist. */
const SAME_TIME = 400;

/** `GET /downloads/{token}`: a file that was bought, or a page with the reason why not. */
const fileRoutes = routes().get(
  `${paths.downloads}/:token`,
  handle(async (request, call) => {
    const { token = '' } = call.params;
    const served = await serveFile(database(), token, request, storeNow());
    if (served instanceof Response) return served;
    const { state, status, from } = served;
    return downloadsPage(request, call, { state, token, from }, status);
  }),
);

/**
 * `POST /api/download-links`: takes an order number with its email address, or an expired link. Mails the
 * links to the buyer if they match. The answer is the same either way (202, and a page for a form).
 */
const requestRoutes = routes().post(
  downloadLinksOperation.path,
  formOrJson({
    limit: downloadLinksOperation.body.limit,
    readForm: ({ values }) => values,
    schema: downloadLinksRequest,
    messageFor,
    take: async (input, { call }) => {
      const isOften = await checkRateLimit(BUDGETS.downloadLinks, call);
      if (isOften) return isOften;
      const asked = 'token' in input ? input : { orderId: readOrderNumber(input.order), email: input.email };
      return minDuration(ask(asked, call), SAME_TIME);
    },
    answer: () => new Response(null, { status: 202, headers: apiHeaders() }),
    formAnswer: (_, { request, call }) => downloadsPage(request, call, { state: 'sent' }, 202),
    pageAgain: (refused, { request, call }, values) => pageAgain(request, call, refused, values),
  }),
);

export const downloadRoutes = [fileRoutes, requestRoutes];

/**
 * Sends the links. A failure with a matching order is only logged, because the answer must not reveal that it
 * exists. When the database fails for all orders, that is the answer.
 */
async function ask(
  asked: Parameters<typeof orderAsked>[1],
  { requestId }: Call,
): Promise<Problem | undefined> {
  let orderId: string | undefined;
  try {
    orderId = await orderAsked(database(), asked);
  } catch (error) {
    log('error', 'download_links', { requestId, ...describeError(error) });
    return problem('order_link_unavailable', problemWords.notLookedUp);
  }
  try {
    const isSent =
      orderId !== undefined && (await sendLinksAgain(database(), orderId, storeNow(), sendLinks));
    log('info', 'download_links', { requestId, isSent });
  } catch (error) {
    log('error', 'download_links', { requestId, ...describeError(error) });
  }
  return undefined;
}

function messageFor(field: string): string | undefined {
  if (field === 'order') return problemWords.orderNumberMissing;
  if (field === 'email') return EMAIL_WRONG;
  return undefined;
}

type Shown = Omit<Parameters<typeof DownloadsView>[0], 'language'>;

function pageAgain(
  request: Request,
  call: Call,
  { message, field, status, headers }: Problem,
  { order = '', email = '' }: Record<string, string>,
) {
  const shown: Shown = { state: 'ask', typed: { order, email }, problem: { message, field } };
  return downloadsPage(request, call, shown, status, headers);
}

function downloadsPage(
  request: Request,
  { context }: Call,
  shown: Shown,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const region = visitorRegion(request, context);
  const slots = {
    downloads: createElement(DownloadsView, { language: regionOf(region).language, ...shown }),
  };
  return prerenderedPage(region, paths.downloads, slots, {
    status,
    isSelling: false,
    headers: { ...privateHeaders, ...headers },
  });
}
