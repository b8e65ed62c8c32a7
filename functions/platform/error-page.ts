import { createElement } from 'react';
import { ErrorReason } from '#src/features/errors/ErrorReason.tsx';
import type { Call } from './call.ts';
import { lastResort } from './fallback-page.ts';
import { describeError, log } from './log.ts';
import { prerenderedPage } from './prerendered-page.ts';
import type { Problem } from './problem.ts';
import { visitorRegion } from './visitor-region.ts';

/**
 * The store's error page: the not-found page for a 404, else the server-error page with the reason and the
 * request id. If the page fails to render, a plain fallback is sent.
 */
export async function errorPage(refused: Problem, request: Request, call: Call): Promise<Response> {
  const { status, message, headers } = refused;
  try {
    const region = visitorRegion(request, call.context);
    const init = { status, request, isSelling: false, ...(headers && { headers }) };
    if (status === 404) return await prerenderedPage(region, '/404', {}, init);
    const reason = createElement(ErrorReason, {
      message: status < 500 ? message : undefined,
      requestId: call.requestId,
    });
    return await prerenderedPage(region, '/500', { reason }, init);
  } catch (error) {
    log('error', 'error_page', { requestId: call.requestId, ...describeError(error) });
    return lastResort(status, headers);
  }
}
