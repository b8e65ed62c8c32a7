import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#src/api-client/ask.ts';
import { basketStamp } from '#src/stores/basket/basket-store.ts';
import { removePayoutCode } from '#src/stores/payouts/payout-store.ts';
import { attemptFor } from './attempt.ts';
import { $checkout, updateCheckout } from './checkout-store.ts';
import { rememberPaying } from './pending-session.ts';
import { type Order, startPayment } from './start-payment.ts';

export type PaymentProblem = { error: ApiError; lineId?: string };

/**
 * Sends the shopper to the hosted payment page: once, however often it is pressed. It stays busy until the browser has
 * left, and is free again when the page comes back from the browser's memory.
 */
export function usePayment() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const isUnderWay = useRef(false);

  useEffect(() => {
    const free = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);

  async function pay(order: Order) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(undefined);
    const attempt = attemptFor($checkout.get().attempt, basketStamp());
    updateCheckout({ attempt });
    const payment = await startPayment(order, attempt.key);
    if (payment.isOk) {
      updateCheckout({ redirectUrl: payment.redirectUrl });
      rememberPaying(payment.checkoutSessionId);
      location.assign(payment.redirectUrl);
      return;
    }
    isUnderWay.current = false;
    setBusy(false);
    setProblem({ error: afterwards(payment.error), ...(payment.lineId && { lineId: payment.lineId }) });
  }

  return { isBusy, problem, pay, forget: () => setProblem(undefined) };
}

/** A payout code that credits nobody any more is taken off, since the shopper may never have seen it: then they can pay. */
function afterwards(error: ApiError): ApiError {
  if (error.code !== 'unknown_payout_code') return error;
  removePayoutCode();
  return { ...error, message: `${error.message}. We have taken it off: please press Pay once more.` };
}
