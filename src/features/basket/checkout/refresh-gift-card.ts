import { $checkout, updateCheckout } from './checkout-store.ts';
import { lookUpGiftCard } from './look-up-gift-card.ts';

/** Brings the card in use up to what is left on it; one that is good no more goes. What cannot be looked up stays as it is. */
export async function refreshGiftCard(): Promise<void> {
  const { giftCard: card } = $checkout.get();
  if (!card) return;
  const found = await lookUpGiftCard(card.code, { minMs: 0 });
  if ($checkout.get().giftCard?.code !== card.code) return;
  if (found.isOk) updateCheckout({ giftCard: found.card });
  else if (found.error.code === 'unknown_gift_card') updateCheckout({ giftCard: null });
}
