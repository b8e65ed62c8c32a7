import { useEffect, useRef, useState } from 'react';
import { GIFT_CARD_TYPED_LENGTH } from '#src/core/gift-cards/code.ts';
import { giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import { type CurrencyCode, formatMoney } from '#src/core/money.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { CodeForm } from './CodeForm.tsx';
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

/**
 * The gift card: a form, or the card in use with the balance that remains on it. A refusal is shown beside
 * the field.
 */
export function GiftCard({ inOrder, region, problem, announce }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const takeOff = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  // The balance may have been spent in another tab or by someone else.
  useEffect(() => void refreshGiftCard(), []);

  async function apply(typed: string) {
    if (isBusy) return;
    if (!typed.trim()) {
      setError('Enter the code of a gift card.');
      return field.current?.focus();
    }
    setBusy(true);
    const found = await lookUpGiftCard(typed);
    setBusy(false);
    setError(found.isOk ? '' : found.error.message);
    if (found.isOk) {
      updateCheckout({ giftCard: found.card });
      announce('The gift card is applied.');
    }
    // The applied code replaces the field.
    requestAnimationFrame(() => (takeOff.current ?? field.current)?.focus());
  }

  function remove() {
    updateCheckout({ giftCard: null });
    setError('');
    announce('The gift card is removed.');
    requestAnimationFrame(() => field.current?.focus());
  }

  if (inOrder) {
    const { card, share, refusal } = inOrder;
    return (
      <div className="promo">
        <p className="promo-used">
          <span>
            Gift card <b>…{card.code.slice(-4)}</b>
            {share &&
              ` pays ${moneyIn(region, share.amount)}. ${restText(card.balance - share.amount, card.currency)}`}
          </span>
          <button type="button" className="text-button" ref={takeOff} onClick={remove}>
            Remove<span className="visually-hidden"> the gift card</span>
          </button>
        </p>
        <p className="field-error" role="alert">
          {refusal && giftCardRefusalText(refusal, card)}
        </p>
      </div>
    );
  }

  return (
    <CodeForm
      className="promo"
      title="Pay by gift card"
      label="Gift card"
      name="giftCard"
      field={field}
      isBusy={isBusy}
      error={error || problem}
      maxLength={GIFT_CARD_TYPED_LENGTH}
      onApply={apply}
    />
  );

  function restText(rest: number, currency: CurrencyCode): string {
    if (rest === 0) return 'Nothing stays on it.';
    return `${formatMoney({ amount: rest, currency }, regionOf(region).locale)} stays on it.`;
  }
}
