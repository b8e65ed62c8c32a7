import type { PromoCode as Promo } from '#src/core/discounts/promo-code.ts';
import { promoWords } from '#src/core/discounts/promo-words.ts';
import { REMOVE_CODE } from '#src/lib/labels.ts';
import { CodeField } from './CodeField.tsx';
import { type Buying, type Discount, whyNot } from './look-up-coupon.ts';
import type { PromoCodeState } from './use-promo-code.ts';

type Props = {
  discount: Discount;
  state: PromoCodeState;
  buying: Buying;
  /** A code that is offered for the current basket. */
  offer: Promo | undefined;
};

/** The promo code: a field, or the code in use. */
export function PromoCode({ discount, state, buying, offer }: Props) {
  const { promo, problem, isBusy, linked, isFromLink } = state;
  const error = discount.isError ? discount.error : discount.code ? whyNot(discount, buying) : undefined;

  async function apply(typed: string) {
    await state.apply(typed);
    // A refusal is stored with the code.
    return undefined;
  }

  return (
    <CodeField
      title="Discount"
      label="Promo code"
      name="promo"
      missing="Enter a promo code."
      // A refused code is shown in the field, also one from a link.
      value={discount.code}
      isBusy={isBusy}
      error={error?.message}
      onApply={apply}
      onRemove={state.remove}
      used={
        promo && {
          text: (
            <>
              <b>{promo.code}</b> {promoWords(promo, buying.region)}.
              {isFromLink && ' It came with your link.'}
            </>
          ),
          button: REMOVE_CODE,
          about: promo.code,
          problem,
          more: (use) =>
            linked && (
              <p className="note">
                Your link brought {linked}, and one code counts for an order.{' '}
                <button type="button" className="text-button" onClick={() => use(linked)}>
                  Use {linked} instead
                </button>
              </p>
            ),
        }
      }
      more={(use) =>
        offer &&
        (!discount.code || discount.isError) && (
          <p className="note">
            Buying {offer.minimumQuantity === 2 ? 'two' : offer.minimumQuantity} or more? {offer.code}{' '}
            {promoWords(offer, buying.region)}.{' '}
            <button type="button" className="text-button" onClick={() => use(offer.code)}>
              Apply {offer.code}
            </button>
          </p>
        )
      }
    />
  );
}
