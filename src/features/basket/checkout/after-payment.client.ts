import { takePaymentSession } from '#src/lib/payment-session.ts';
import { forgetPaying, isPaying } from './pending-session.ts';

/**
 * On the success page: empties the basket when the server has confirmed the payment, and only the basket of
 * this very session. "Buy now" leaves the basket as it is.
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
