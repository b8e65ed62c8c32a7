import { type FormEvent, useId, useRef, useState } from 'react';
import { CODE_LENGTH } from '#src/contracts/limits.ts';
import { markDiscounted } from '#src/core/basket/basket.ts';
import { $basket, updateBasket } from '#src/stores/basket/basket-store.ts';
import { countOf } from '../basket-count.ts';
import { updateCheckout } from './checkout-store.ts';
import { appliesToNothing, type Discount, lookUpCoupon, NO_DISCOUNT } from './look-up-coupon.ts';

type Props = {
  discount: Discount;
  /** True when the code in use takes something off what is in the basket. */
  isInUse: boolean;
  /** A code that is offered with two things or more in the basket. */
  offerCode?: string | undefined;
  announce: (words: string) => void;
};

/** The promo code: looked up, shown while it is in use, or refused beside its field. */
export function PromoCode({ discount, isInUse, offerCode, announce }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const takeOff = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const error = discount.isError
    ? discount.error
    : discount.code && !isInUse
      ? appliesToNothing(discount.code)
      : null;

  async function apply(code: string) {
    if (isBusy || !code.trim()) return;
    setBusy(true);
    const found = await lookUpCoupon(code, $basket.get());
    setBusy(false);
    updateCheckout({ discount: found });
    updateBasket((basket) => markDiscounted(basket, found.isError ? undefined : found));
    if (!found.isError) announce(`${found.code}: ${found.percentOff}% off.`);
    // In use, the code stands where the field was.
    requestAnimationFrame(() => (takeOff.current ?? field.current)?.focus());
  }

  function remove() {
    updateCheckout({ discount: NO_DISCOUNT });
    updateBasket((basket) => markDiscounted(basket));
    announce('The promo code is off.');
    requestAnimationFrame(() => field.current?.focus());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply(field.current?.value ?? '');
  }

  if (discount.code && !discount.isError && isInUse)
    return (
      <p className="promo">
        <span>
          <b>{discount.code}</b> takes {discount.percentOff}% off
          {discount.productIds.length > 0 && ' what it is for'}.
        </span>
        <button type="button" className="text-button" ref={takeOff} onClick={remove}>
          Remove<span className="visually-hidden"> the promo code {discount.code}</span>
        </button>
      </p>
    );

  return (
    <form className="promo" onSubmit={submit} aria-busy={isBusy}>
      <label htmlFor={id}>Promo code</label>
      <div className="line-form">
        <input
          ref={field}
          className="input"
          id={id}
          name="promo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_LENGTH}
          defaultValue={discount.code}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Applying…' : 'Apply'}
        </button>
      </div>
      <p className="field-error" id={`${id}-error`} role="alert">
        {error?.message}
      </p>
      {offerCode && !discount.code && countOf($basket.get()) >= 2 && (
        <p className="note">
          Two things or more: there is a code for that.{' '}
          <button type="button" className="text-button" onClick={() => apply(offerCode)}>
            Use {offerCode}
          </button>
        </p>
      )}
    </form>
  );
}
