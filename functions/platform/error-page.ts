import { createElement } from 'react';
import { ErrorReason } from '../../src/features/errors/ErrorReason.tsx';
import { lastResort } from '../../src/features/errors/last-resort.ts';
import { builtPage } from './built-page.ts';
import type { Call } from './call.ts';
import { describeError, log } from './log.ts';
import type { Problem } from './problem.ts';
import { visitorRegion } from './visitor-region.ts';

/**
 * The store's own page for a request that a person sees the answer of: the not-found page for a 404, the server-error page
 * otherwise, with what was refused and the number to mention. If that page cannot be shown, the last resort is.
 */
export async function errorPage(refused: Problem, request: Request, call: Call): Promise<Response> {
  const { status, message, headers } = refused;
  try {
    const region = visitorRegion(request, call.context);
    const init = { status, request, isSelling: false, ...(headers && { headers }) };
    if (status === 404) return await builtPage(region, '/404', {}, init);
    const reason = createElement(ErrorReason, {
      message: status < 500 ? message : undefined,
      requestId: call.requestId,
    });
    return await builtPage(region, '/500', { reason }, init);
  } catch (error) {
    log('error', 'error_page', { requestId: call.requestId, ...describeError(error) });
    return lastResort(status, headers);
  }
}
