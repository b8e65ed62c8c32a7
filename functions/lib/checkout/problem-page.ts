import { parseCookies, pickRegion } from '../../../src/features/regions/pick-region.ts';
import { builtPage } from '../built-page.ts';
import { html } from '../html.ts';
import type { Call } from '../http.ts';
import type { Refusal } from '../refusal.ts';

/** The answer to a purchase without script that did not go through: a page that says what happened and what to do. */
export function checkoutProblem(refused: Refusal, request: Request, { context }: Call): Promise<Response> {
  const country = context.geo?.country?.code;
  const region = pickRegion({
    cookies: parseCookies(request.headers.get('cookie')),
    ...(country && { country }),
  });
  return builtPage(
    region,
    '/basket/problem',
    { message: html`<p role="alert">${refused.message}</p>` },
    { status: refused.status, ...(refused.headers && { headers: refused.headers }) },
  );
}
