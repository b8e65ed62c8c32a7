import { useEffect, useRef, useState } from 'react';
import type { CheckoutQuote } from '#src/contracts/checkout-quote.ts';
import { markDiscounted } from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import { type Change, changesSince } from '#src/core/checkout/changes.ts';
import { lowersPrices } from '#src/core/discounts/promo-code.ts';
import type { ApiError } from '#src/stores/api-client/ask.ts';
import { refreshLines, takeNewPrices } from '#src/stores/basket/basket-actions.ts';
import { $basket, basketStamp, updateBasket } from '#src/stores/basket/basket-store.ts';
import { removePayoutCode } from '#src/stores/payouts/payout-store.ts';
import { dispatchShopEvent } from '#src/stores/shop-event.ts';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';
import { attemptFor } from './attempt.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';
import { $checkout, updateCheckout } from './checkout-store.ts';
import { couponInUse, lookUpCoupon } from './look-up-coupon.ts';
import { rememberPaying } from './pending-session.ts';
import { refreshGiftCard } from './refresh-gift-card.ts';
import { type CheckoutOrder, seenIn, startPaymentInTurn } from './start-payment.ts';

/** The changes since the shopper looked, the names of the items, and the stamp of the updated basket. */
export type Changed = { changes: Change[]; names: string[]; stamp: number };
export type PaymentProblem = { error: ApiError; lineId?: string; changed?: Changed };

const BUSY: ApiError = { code: 'payment_busy', message: words.busy };

/** After this many ms the page says that it takes long, and the shopper may stop waiting. */
const SLOW_MS = 5_000;

const STOPPED: ApiError = { code: 'network', message: words.stopped };

type Options = {
  /** Reloads the shipping methods after a change. */
  onChanged: () => Promise<void>;
};

/**
 * Redirects the shopper to the payment page, once per press. It stays busy until the browser has left or the
 * shopper stops waiting (`stop`, offered when `isSlow`). It is reset when the page returns from the
 * back/forward cache.
 */
export function usePayment({ onChanged }: Options) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [isSlow, setSlow] = useState(false);
  const isUnderWay = useRef(false);
  const waiting = useRef<AbortController>(undefined);

  useEffect(() => {
    const free = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);

  useEffect(() => {
    setSlow(false);
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);

  /**
   * The payment page may have been created. The next press uses the same key, so it leads to the same page.
   */
  function stop() {
    waiting.current?.abort();
    // Stops the navigation to the payment page, if that is what takes long.
    window.stop();
    isUnderWay.current = false;
    setBusy(false);
    setProblem({ error: STOPPED });
  }

  async function pay(order: CheckoutOrder) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(undefined);
    const before = $checkout.get().attempt;
    const attempt = attemptFor(before, basketStamp());
    // A repeated press after a refusal is the same checkout and not tracked again.
    if (order.asBought && attempt.key !== before?.key)
      dispatchShopEvent({ kind: 'checkout-begun', buying: order.asBought });
    updateCheckout({ attempt, form: withShipping(order) });
    const stopping = new AbortController();
    const { signal } = stopping;
    waiting.current = stopping;
    const { key, openedKey } = attempt;
    const previousKey = openedKey === key ? undefined : openedKey;
    const payment = await startPaymentInTurn({ ...order, previousKey }, key, {
      onBusy: () => setProblem({ error: BUSY }),
      signal,
    });
    if (signal.aborted) return;
    if (payment.isOk) {
      updateCheckout({ redirectUrl: payment.redirectUrl, attempt: { ...attempt, openedKey: key } });
      rememberPaying(payment.checkoutSessionId);
      location.assign(payment.redirectUrl);
      return;
    }
    const { error, lineId } = payment;
    const changed = error.quote && (await takeUp(order, error.quote, onChanged));
    isUnderWay.current = false;
    setBusy(false);
    setProblem({ error: afterwards(error), ...(lineId && { lineId }), ...(changed && { changed }) });
  }

  /** Runs the captcha, with the shopper's permission, and then pays. */
  async function payAfterCheck(order: CheckoutOrder) {
    if (isUnderWay.current) return;
    setBusy(true);
    const { checkoutCaptchaToken } = await import('./checkout-captcha.ts');
    const captchaToken = await checkoutCaptchaToken();
    setBusy(false);
    if (captchaToken) return pay({ ...order, captchaToken });
    setProblem({ error: { code: 'robot_check_needed', message: words.checkFailed } });
  }

  return { isBusy, isSlow, problem, pay, payAfterCheck, stop, forget: () => setProblem(undefined) };
}

/** The form with the shipping method and its price at checkout. */
function withShipping({ form, region, shippingMethodId, quote }: CheckoutOrder): CheckoutForm {
  return { ...(form ?? emptyForm(region)), shippingMethodId, shippingPrice: quote.shipping };
}

/** Updates basket, promo code and shipping to the server's values. Returns the changes. */
async function takeUp(
  order: CheckoutOrder,
  quote: CheckoutQuote,
  onChanged: () => Promise<void>,
): Promise<Changed> {
  const names = orderLines(order.basket, order.region).map(({ item }) => item.name);
  await refreshLines(order.region);
  takeNewPrices(quote.items, order.region);
  const hasNewTerms = order.couponCode && quote.discount !== order.quote.discount;
  const [discount] = await Promise.all([
    hasNewTerms
      ? lookUpCoupon(order.couponCode, {
          lines: orderLines($basket.get(), order.region),
          region: order.region,
        })
      : undefined,
    onChanged(),
    quote.giftCard === order.giftCard?.amount ? undefined : refreshGiftCard(),
  ]);
  if (discount) {
    updateCheckout({ discount });
    // Marks the discounted lines now, as the open basket would a moment later, so that nothing changes after
    // the changes are shown.
    const buying = { lines: orderLines($basket.get(), order.region), region: order.region };
    const coupon = couponInUse(discount, buying);
    updateBasket((basket) => markDiscounted(basket, coupon && lowersPrices(coupon) ? coupon : undefined));
  }
  return { changes: changesSince(seenIn(order), quote), names, stamp: basketStamp() };
}

/**
 * Removes a payout code that is no longer valid, since the shopper may never have seen it. They can then pay.
 */
function afterwards(error: ApiError): ApiError {
  if (error.code !== 'unknown_payout_code') return error;
  removePayoutCode();
  return { ...error, message: fill(words.creatorCodeTakenOff, { problem: error.message }) };
}
