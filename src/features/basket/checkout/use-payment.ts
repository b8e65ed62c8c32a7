import { useEffect, useRef, useState } from 'react';
import type { ApiError } from './ask.ts';
import { attemptFor, fingerprintOf } from './attempt.ts';
import { $checkout, updateCheckout } from './checkout-store.ts';
import { type Order, startPayment } from './pay.ts';
import { rememberPaying } from './paying.ts';

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
    const { items } = order.basket;
    const attempt = attemptFor($checkout.get().attempt, fingerprintOf({ ...order, items }), newKey);
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
    setProblem({ error: payment.error, ...(payment.lineId && { lineId: payment.lineId }) });
  }

  return { isBusy, problem, pay, forget: () => setProblem(undefined) };
}

/** `crypto.randomUUID` is missing where the page is not served securely, as on a phone that looks at a laptop's shop. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
