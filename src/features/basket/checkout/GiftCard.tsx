import { useEffect } from 'react';
import { GIFT_CARD_TYPED_LENGTH } from '#src/core/gift-cards/code.ts';
import { giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import { formatMoney } from '#src/core/money.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { CodeField } from './CodeField.tsx';
import { updateCheckout } from './checkout-store.ts';
import { type GiftCardInOrder, lookUpGiftCard } from './look-up-gift-card.ts';
import { refreshGiftCard } from './refresh-gift-card.ts';

type Props = {
  inOrder: GiftCardInOrder | undefined;
  region: RegionCode;
  /** Why the checkout removed the card. */
  problem: string;
  announce: (words: string) => void;
};

/** The gift card: a field, or the card in use with the balance that remains on it. */
export function GiftCard({ inOrder, region, problem, announce }: Props) {
  // The balance may have been spent in another tab or by someone else.
  useEffect(() => void refreshGiftCard(), []);

  async function apply(typed: string) {
    const found = await lookUpGiftCard(typed);
    if (!found.isOk) return found.error.message;
    updateCheckout({ giftCard: found.card });
    announce('The gift card is applied.');
    return undefined;
  }

  function remove() {
    updateCheckout({ giftCard: null });
    announce('The gift card is removed.');
  }

  return (
    <CodeField
      title="Pay by gift card"
      label="Gift card"
      name="giftCard"
      missing="Enter the code of a gift card."
      maxLength={GIFT_CARD_TYPED_LENGTH}
      error={problem}
      onApply={apply}
      onRemove={remove}
      used={
        inOrder && {
          text: (
            <>
              Gift card <b>…{inOrder.card.code.slice(-4)}</b>
              {paysText(inOrder, region)}
            </>
          ),
          button: 'Remove',
          about: 'the gift card',
          problem: inOrder.refusal ? giftCardRefusalText(inOrder.refusal, inOrder.card) : '',
        }
      }
    />
  );
}

function paysText({ card, share }: GiftCardInOrder, region: RegionCode): string {
  if (!share) return '';
  const rest = { amount: card.balance - share.amount, currency: card.currency };
  const stays =
    rest.amount === 0 ? 'Nothing stays on it.' : `${formatMoney(rest, regionOf(region).locale)} stays on it.`;
  return ` pays ${moneyIn(region, share.amount)}. ${stays}`;
}
