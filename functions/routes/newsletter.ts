import {
  type NewsletterRequest,
  newsConfirmationOperation,
  newsletterOperation,
} from '#src/contracts/newsletter.ts';
import { storeNow } from '#src/lib/clock.ts';
import { plainAddress } from '#src/lib/mail-address.ts';
import { paths } from '#src/lib/paths.ts';
import * as addressWords from '#src/words/en/address-form.ts';
import * as words from '#src/words/en/newsletter.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { database } from '../db/open.ts';
import { drainSoon } from '../jobs/drain-soon.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { proofOf } from '../limits/captcha/proof.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { confirmSignUp, requestSignUp } from '../mail/newsletter/sign-up.ts';
import { routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json, seeOther } from '../platform/http.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { idOfLink } from '../platform/subscription-link.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { type NewsletterState, newsletterPage } from './newsletter-page.ts';

/**
 * `POST /api/newsletter`: mails an address the confirmation link. `POST /api/newsletter-confirmations`: the
 * button on the page of that link, which subscribes the address.
 */
export const newsletterRoutes = routes()
  .post(
    newsletterOperation.path,
    formOrJson({
      limit: newsletterOperation.body.limit,
      schema: newsletterOperation.body.schema,
      messageFor: (field) => (field === 'email' ? addressWords.emailWrong : undefined),
      take: (input, { request, call }) => ask(input, request, call),
      answer: () => json({ message: words.sent }, { status: 202 }),
      formAnswer: () => seeOther(`${paths.newsletter}?sent=1`),
      pageAgain: ({ status, message, field, headers }, { request, call }, { email }) =>
        page(
          request,
          call,
          { state: 'ask', email, ...(field === 'email' ? { issue: message } : { formError: message }) },
          { status, ...(headers && { headers }) },
        ),
    }),
  )
  .post(
    newsConfirmationOperation.path,
    formOrJson({
      limit: newsConfirmationOperation.body.limit,
      schema: newsConfirmationOperation.body.schema,
      take: ({ link }, { call }) => confirm(link, call),
      answer: () => json({ message: words.confirmed }),
      formAnswer: (_, { request, call }) => page(request, call, { state: 'confirmed' }, { status: 200 }),
      pageAgain: ({ status, message }, { request, call }, { link }) =>
        page(
          request,
          call,
          status === 410 || !link ? { state: 'over' } : { state: 'confirm', link, formError: message },
          { status },
        ),
    }),
  );

async function ask(
  { email: typed, wording }: NewsletterRequest,
  request: Request,
  call: Call,
): Promise<Problem | undefined> {
  const email = plainAddress(typed);
  if (!email) return problem('invalid_input', addressWords.emailWrong, { field: 'email' });
  const isOften = await checkRateLimit(BUDGETS.newsletter, call, {
    prove: proofOf(request, call, newsletterOperation.id),
  });
  if (isOften) return isOften;
  try {
    const region = visitorRegion(request, call.context);
    await requestSignUp(database(), { email, region, wordingId: wording }, storeNow());
  } catch (error) {
    return notKept(error, call);
  }
  drainSoon(call.context);
  return undefined;
}

async function confirm(link: string, call: Call): Promise<Problem | undefined> {
  const id = idOfLink('news-confirm', link);
  try {
    if (id === undefined || !(await confirmSignUp(database(), id, storeNow())))
      return problem('link_over', problemWords.newsletterLinkOver, {
        field: 'link',
      });
  } catch (error) {
    return notKept(error, call);
  }
  drainSoon(call.context);
  return undefined;
}

function notKept(error: unknown, { requestId }: Call): Problem {
  log('error', 'newsletter', { requestId, ...describeError(error) });
  return problem('not_kept', problemWords.notTaken);
}

function page(
  request: Request,
  { context }: Call,
  shown: NewsletterState,
  init: { status: number; headers?: Record<string, string> },
): Promise<Response> {
  const slots = { newsletter: newsletterPage(shown) };
  return prerenderedPage(visitorRegion(request, context), paths.newsletter, slots, {
    ...init,
    isSelling: false,
  });
}
