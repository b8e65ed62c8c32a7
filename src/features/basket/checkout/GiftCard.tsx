import { useEffect } from 'react';
import { GIFT_CARD_TYPED_LENGTH } from '#src/core/gift-cards/code.ts';
import { giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import { formatMoney } from '#src/core/money.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';
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
    announce(words.giftCardApplied);
    return undefined;
  }

  function remove() {
    updateCheckout({ giftCard: null });
    announce(words.giftCardRemoved);
  }

  return (
    <CodeField
      title={words.payByGiftCard}
      label={words.giftCard}
      name="giftCard"
      missing={words.giftCardMissing}
      maxLength={GIFT_CARD_TYPED_LENGTH}
      error={problem}
      onApply={apply}
      onRemove={remove}
      used={
        inOrder && {
          text: <UsedCard inOrder={inOrder} region={region} />,
          button: words.removeGiftCard,
          about: words.removeGiftCardWhat,
          problem: inOrder.refusal ? giftCardRefusalText(inOrder.refusal, inOrder.card) : '',
        }
      }
    />
  );
}

/** The card in use, what it pays, and what remains on it. */
function UsedCard({ inOrder: { card, share }, region }: { inOrder: GiftCardInOrder; region: RegionCode }) {
  const code = <b>…{card.code.slice(-4)}</b>;
  if (!share) return <Sentence of={words.giftCardInUse} values={{ code }} />;
  const rest = { amount: card.balance - share.amount, currency: card.currency };
  const stays =
    rest.amount === 0
      ? words.giftCardSpent
      : fill(words.giftCardRest, { amount: formatMoney(rest, regionOf(region).locale) });
  return (
    <Sentence of={words.giftCardPays} values={{ code, amount: moneyIn(region, share.amount), rest: stays }} />
  );
}
