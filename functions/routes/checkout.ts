import { linkedCode } from '#src/core/discounts/promo-link.ts';
import { basketRequest, checkoutOperation, pledgeRequest } from '../../src/contracts/checkout.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { isOpened } from '../attempts/attempts.ts';
import { proofOf } from '../captcha/proof.ts';
import { holdBackCheckout, holdBackCodes } from '../checkout/checkout-limits.ts';
import { correctable } from '../checkout/correctable.ts';
import { messageForField } from '../checkout/field-messages.ts';
import { fromForm, keyOf } from '../checkout/form.ts';
import { acceptable, checkoutProblem, pageBehind } from '../checkout/problem-page.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { isAboutCode } from '../checkout/usable-coupon.ts';
import { database } from '../db/open.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { visitorOf } from '../limits/visitor.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { env } from '../platform/env.ts';
import { isForm, isJson, json, seeOther } from '../platform/http.ts';
import { keyProblem } from '../platform/idempotency-key.ts';
import { check, parseJson, readText, unsupportedMediaType } from '../platform/input.ts';
import { isProblem } from '../platform/problem.ts';
import { checkoutOrigins, stripe } from '../platform/stripe.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { consentedVisitor } from '../tracking/consented-visitor.ts';

/**
 * `POST /api/checkout`: a basket of ids and quantities in, the address of the hosted payment page out
 * (`{ redirectUrl, checkoutSessionId }`; a form gets a 303 there). With `intent: 'Funding'` it takes a pledge instead of a
 * basket, and the payer comes back to `/funding/success`. `Idempotency-Key` names the purchase attempt:
 * the same key and basket always lead to the same session.
 */
export const checkoutRoutes = routes().post(
  checkoutOperation.path,
  handle(
    async (request, call) => {
      const asForm = isForm(request);
      if (!asForm && !isJson(request)) return unsupportedMediaType();
      const body = await readText(request, checkoutOperation.body.limit);
      if (isProblem(body)) return body;
      const parsed = asForm ? fromForm(body) : parseJson(body);
      if (isProblem(parsed)) return parsed;
      const key =
        request.headers.get('idempotency-key') ?? (asForm ? keyOf(body) : undefined) ?? crypto.randomUUID();
      const visitor = consentedVisitor(request, visitorRegion(request, call.context), env());
      const caller = { call, request, ...(visitor && { visitor }) };
      const started = asForm ? await startForm(parsed, key, caller) : await start(parsed, key, caller);
      if (!asForm) return isProblem(started) ? started : json(started);
      if (!isProblem(started)) return seeOther(started.redirectUrl);
      const page = pageBehind(parsed);
      return {
        ...started,
        ...(page && { page }),
        ...acceptable(parsed, body, started),
        ...correctable(body, started),
      };
    },
    { formProblem: checkoutProblem },
  ),
);

/**
 * A form without a promo code of its own takes the one that a link brought. That one stands on no page, so where it cannot be used
 * the form is taken without it.
 */
async function startForm(parsed: unknown, key: string, caller: Caller) {
  const linked = linkedCode(caller.request.headers.get('cookie') ?? '');
  const { couponCode } = parsed as { couponCode?: unknown };
  if (!linked || couponCode !== undefined || isPledge(parsed)) return start(parsed, key, caller);
  const started = await start({ ...(parsed as object), couponCode: linked.toUpperCase() }, key, caller);
  return isProblem(started) && isAboutCode(started) ? start(parsed, key, caller) : started;
}

/** Who asks, and what of them may be told to the services for counting. */
type Caller = { call: Call; request: Request; visitor?: ConsentedVisitor };

async function start(parsed: unknown, key: string, { call, request, visitor }: Caller) {
  const input = isPledge(parsed)
    ? check(pledgeRequest, parsed, messageForField)
    : check(basketRequest, parsed, messageForField);
  if (isProblem(input)) return input;
  const problem =
    keyProblem(key) ??
    (await holdBackCheckout(env().CHECKOUTS_IN_TEN_MINUTES, call, {
      prove: proofOf(request, call, checkoutOperation.id),
      isKnown: () => isOpened(database(), key),
    })) ??
    (await holdBackCodes(input, call));
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
