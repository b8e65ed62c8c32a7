import { createElement } from 'react';
import { downloadLinksOperation, downloadLinksRequest } from '../../src/contracts/downloads.ts';
import { EMAIL_WRONG } from '../../src/core/typed-text.ts';
import { DownloadsView } from '../../src/features/downloads/DownloadsView.tsx';
import { atLeast } from '../../src/lib/at-least.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { paths } from '../../src/lib/paths.ts';
import { apiHeaders, privateHeaders } from '../../src/security/headers.ts';
import { database } from '../db/open.ts';
import { orderAsked, sendLinksAgain } from '../downloads/request-links.ts';
import { sendLinks } from '../downloads/send-links.ts';
import { serveFile } from '../downloads/serve-file.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { holdBack } from '../limits/hold-back.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import type { Call } from '../platform/call.ts';
import { isForm, isJson } from '../platform/http.ts';
import { check, parseJson, readText, unsupportedMediaType } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { visitorLanguage } from '../platform/visitor-language.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/** Each asking takes at least so long, in ms, so that its time does not tell which orders there are. */
const SAME_TIME = 400;

/** `GET /downloads/{token}`: a file that was bought, or a page that says why there is none. */
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
 * `POST /api/download-links`: an order number with its e-mail address, or a link that has run out. The links are mailed to the buyer if
 * the two belong together; the answer is the same either way (202, and a page for a form).
 */
const requestRoutes = routes().post(
  downloadLinksOperation.path,
  handle(
    async (request, call) => {
      const asForm = isForm(request);
      if (!asForm && !isJson(request)) return unsupportedMediaType();
      const body = await readText(request, downloadLinksOperation.body.limit);
      if (isProblem(body)) return body;
      const parsed = asForm ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body);
      if (isProblem(parsed)) return parsed;
      const input = check(downloadLinksRequest, parsed, messageFor);
      if (isProblem(input)) return asForm ? pageAgain(request, call, input, parsed) : input;
      const isOften = await holdBack(BUDGETS.downloadLinks, call);
      if (isOften) return asForm ? pageAgain(request, call, isOften, parsed) : isOften;
      const asked = 'token' in input ? input : { orderId: orderNumber(input.order), email: input.email };
      const failed = await atLeast(ask(asked, call), SAME_TIME);
      if (failed) return asForm ? pageAgain(request, call, failed, parsed) : failed;
      return asForm
        ? downloadsPage(request, call, { state: 'sent' }, 202)
        : new Response(null, { status: 202, headers: apiHeaders() });
    },
    { formProblem: (refused, request, call) => pageAgain(request, call, refused, {}) },
  ),
);

export const downloadRoutes = [fileRoutes, requestRoutes];

/**
 * What goes wrong with an order that there is, is ours to see and nothing to tell: the answer must be the same. Where no order at all can
 * be looked up, everybody is told so.
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
    return problem(
      'order_link_unavailable',
      'We cannot look it up in this minute. Please try again in a moment.',
    );
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

/** As people type it off a receipt: in small letters, with spaces about it. */
function orderNumber(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

function messageFor(field: string): string | undefined {
  if (field === 'order') return 'Enter your order number. It looks like F-7K3M9-QXAB4.';
  if (field === 'email') return EMAIL_WRONG;
  return undefined;
}

type Shown = Omit<Parameters<typeof DownloadsView>[0], 'language'>;

function pageAgain(
  request: Request,
  call: Call,
  { message, field, status, headers }: Problem,
  parsed: unknown,
) {
  const { order = '', email = '' } = parsed as { order?: string; email?: string };
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
  const slots = { downloads: createElement(DownloadsView, { language: visitorLanguage(request), ...shown }) };
  return builtPage(region, paths.downloads, slots, {
    status,
    isSelling: false,
    headers: { ...privateHeaders, ...headers },
  });
}
