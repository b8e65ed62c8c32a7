import { $checkout, updateCheckout } from './checkout-store.ts';
import { lookUpGiftCard } from './look-up-gift-card.ts';

/**
 * Updates the balance of the card in use. Removes a card that is no longer valid. When the look-up fails,
 * nothing changes.
 */
export async function refreshGiftCard(): Promise<void> {
  const { giftCard: card } = $checkout.get();
  if (!card) return;
  const found = await lookUpGiftCard(card.code, { minMs: 0 });
  if ($checkout.get().giftCard?.code !== card.code) return;
  if (found.isOk) updateCheckout({ giftCard: found.card });
  else if (found.error.code === 'unknown_gift_card') updateCheckout({ giftCard: null });
}
