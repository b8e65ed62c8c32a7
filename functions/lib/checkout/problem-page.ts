import { html } from '../../../src/lib/html.ts';
import { builtPage } from '../built-page.ts';
import type { Call } from '../http.ts';
import type { Refusal } from '../refusal.ts';
import { visitorRegion } from '../visitor-region.ts';

/** The answer to a purchase without script that did not go through: a page that says what happened and what to do. */
export function checkoutProblem(refused: Refusal, request: Request, { context }: Call): Promise<Response> {
  return builtPage(
    visitorRegion(request, context),
    '/basket/problem',
    { message: html`<p role="alert">${refused.message}</p>` },
    { status: refused.status, ...(refused.headers && { headers: refused.headers }) },
  );
}
