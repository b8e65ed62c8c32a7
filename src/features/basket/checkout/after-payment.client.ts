import { takePaymentSession } from '#src/lib/payment-session.ts';
import { forgetPaying, isPaying } from './pending-session.ts';

/**
 * On the success page: empties the basket once the server has said that the payment is sure, and only the basket that
 * went to be paid in this very session. "Buy now" leaves the basket alone.
 */
const note = document.querySelector<HTMLElement>('[data-payment="paid"]');
const sessionId = takePaymentSession();
if (note && sessionId && isPaying(sessionId)) {
  const [{ forgetPaidBasket }, { finishCheckout }] = await Promise.all([
    import('#src/stores/basket/basket-actions.ts'),
    import('./checkout-store.ts'),
  ]);
  forgetPaidBasket();
  finishCheckout({ _id: note.dataset.order ?? '' });
  forgetPaying(sessionId);
}
