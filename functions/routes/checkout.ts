import { basketRequest, checkoutOperation, pledgeRequest } from '#src/contracts/checkout.ts';
import { readPromoCode } from '#src/core/discounts/code.ts';
import { linkedCode } from '#src/core/discounts/promo-link.ts';
import { storeNow } from '#src/lib/clock.ts';
import { isOpened } from '../checkout/attempts/attempts.ts';
import { fromForm } from '../checkout/checkout-form.ts';
import { limitCheckouts, limitCodes } from '../checkout/checkout-limits.ts';
import { messageForField } from '../checkout/field-messages.ts';
import { giftQuestion, lacksGiftDetails } from '../checkout/gift-question.ts';
import { checkoutProblem } from '../checkout/problem-page.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { isPromoCodeProblem } from '../checkout/usable-promo-code.ts';
import { database } from '../db/open.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { proofOf } from '../limits/captcha/proof.ts';
import { visitorOf } from '../limits/visitor.ts';
import { routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { env } from '../platform/env.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json, seeOther } from '../platform/http.ts';
import { keyProblem } from '../platform/idempotency-key.ts';
import { check } from '../platform/input.ts';
import { isProblem } from '../platform/problem.ts';
import { checkoutOrigins, stripe } from '../platform/stripe.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { consentedVisitor } from '../tracking/consented-visitor.ts';

/**
 * `POST /api/checkout`: takes a basket of ids and quantities and returns the URL of the payment page (`{
 * redirectUrl, checkoutSessionId }`; a form gets a 303). With `intent: 'Funding'` it takes a pledge, and the
 * success URL is `/funding/success`. `Idempotency-Key` identifies the purchase: the same key and basket
 * always lead to the same session.
 */
export const checkoutRoutes = routes().post(
  checkoutOperation.path,
  formOrJson({
    limit: checkoutOperation.body.limit,
    readForm: ({ body }) => fromForm(body),
    // Checked below: a form may be tried twice, with and without the code of a link.
    checkWith: (sent) => sent,
    take: async (sent, { request, call, form }) => {
      if (form && lacksGiftDetails(form)) return { gift: form };
      const key = request.headers.get('idempotency-key') ?? (form?.values.attempt || crypto.randomUUID());
      const visitor = consentedVisitor(request, visitorRegion(request, call.context), env());
      const caller = { call, request, ...(visitor && { visitor }) };
      return form ? startForm(sent, key, caller) : start(sent, key, caller);
    },
    answer: (started) => json(started),
    formAnswer: (started, asked) =>
      'gift' in started ? giftQuestion(started.gift, asked) : seeOther(started.redirectUrl),
    pageAgain: checkoutProblem,
  }),
);

/**
 * A form without a promo code uses the one from a link that the visitor followed. The visitor cannot see that
 * code in the form, so if it cannot be used the form is processed without it.
 */
async function startForm(parsed: unknown, key: string, caller: Caller) {
  const linked = linkedCode(caller.request.headers.get('cookie') ?? '');
  const { couponCode } = parsed as { couponCode?: unknown };
  if (!linked || couponCode !== undefined || isPledge(parsed)) return start(parsed, key, caller);
  const started = await start({ ...(parsed as object), couponCode: readPromoCode(linked) }, key, caller);
  return isProblem(started) && isPromoCodeProblem(started) ? start(parsed, key, caller) : started;
}

/** The request, and the tracking ids that the visitor has consented to. */
type Caller = { call: Call; request: Request; visitor?: ConsentedVisitor };

async function start(parsed: unknown, key: string, { call, request, visitor }: Caller) {
  const input = isPledge(parsed)
    ? check(pledgeRequest, parsed, messageForField)
    : check(basketRequest, parsed, messageForField);
  if (isProblem(input)) return input;
  const problem =
    keyProblem(key) ??
    (await limitCheckouts(env().CHECKOUTS_IN_TEN_MINUTES, call, {
      prove: proofOf(request, call, checkoutOperation.id),
      isKnown: () => isOpened(database(), key),
    })) ??
    (await limitCodes(input, call));
  if (problem) return problem;
  const services = {
    db: database(),
    caller: call,
    holder: visitorOf(call.context),
    stripe: await stripe(),
    env: env(),
    origins: checkoutOrigins(),
    now: storeNow,
  };
  return startCheckout(input, key, services, visitor);
}

function isPledge(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'intent' in input && input.intent === 'Funding';
}
