import { useRef, useState } from 'react';
import type { PromoCode as Promo } from '#src/core/discounts/promo-code.ts';
import { promoWords } from '#src/core/discounts/promo-words.ts';
import { REMOVE_CODE } from '#src/lib/labels.ts';
import { CodeForm } from './CodeForm.tsx';
import { type Buying, type Discount, whyNot } from './look-up-coupon.ts';
import type { PromoCodeState } from './use-promo-code.ts';

type Props = {
  discount: Discount;
  state: PromoCodeState;
  buying: Buying;
  /** A code that is offered for the current basket. */
  offer: Promo | undefined;
};

/** The promo code: a form, or the code in use. A refusal is shown beside the field. */
export function PromoCode({ discount, state, buying, offer }: Props) {
  const { promo, problem, isBusy, linked, isFromLink } = state;
  const field = useRef<HTMLInputElement>(null);
  const takeOff = useRef<HTMLButtonElement>(null);
  const [isBlank, setBlank] = useState(false);
  const error = discount.isError ? discount.error : discount.code ? whyNot(discount, buying) : undefined;

  const message = isBlank ? 'Enter a promo code.' : error?.message;

  async function apply(code: string) {
    setBlank(!code.trim() && !discount.code);
    if (!code.trim()) return discount.code ? remove() : field.current?.focus();
    await state.apply(code);
    // The applied code replaces the field.
    requestAnimationFrame(() => (takeOff.current ?? field.current)?.focus());
  }

  function remove() {
    state.remove();
    requestAnimationFrame(() => field.current?.focus());
  }

  if (promo)
    return (
      <div className="promo">
        <p className="promo-used">
          <span>
            <b>{promo.code}</b> {promoWords(promo, buying.region)}.{isFromLink && ' It came with your link.'}
          </span>
          <button type="button" className="text-button" ref={takeOff} onClick={remove}>
            {REMOVE_CODE}
            <span className="visually-hidden"> {promo.code}</span>
          </button>
        </p>
        <p className="field-error" role="alert">
          {problem}
        </p>
        {linked && (
          <p className="note">
            Your link brought {linked}, and one code counts for an order.{' '}
            <button type="button" className="text-button" onClick={() => apply(linked)}>
              Use {linked} instead
            </button>
          </p>
        )}
      </div>
    );

  return (
    <CodeForm
      className="promo"
      title="Discount"
      label="Promo code"
      name="promo"
      field={field}
      isBusy={isBusy}
      error={message}
      // A refused code is shown in the field, also one from a link.
      value={discount.code}
      onApply={apply}
    >
      {offer && (!discount.code || discount.isError) && (
        <p className="note">
          Buying {offer.minimumQuantity === 2 ? 'two' : offer.minimumQuantity} or more? {offer.code}{' '}
          {promoWords(offer, buying.region)}.{' '}
          <button type="button" className="text-button" onClick={() => apply(offer.code)}>
            Apply {offer.code}
          </button>
        </p>
      )}
    </CodeForm>
  );
}
