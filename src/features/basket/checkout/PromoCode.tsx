import { promoWords } from '#src/core/discounts/promo-words.ts';
import Sentence from '#src/ui/Sentence.tsx';
import { removeCode } from '#src/words/en/checkout.ts';
import * as words from '#src/words/en/promo-codes.ts';
import { fill } from '#src/words/fill.ts';
import { CodeField } from './CodeField.tsx';
import { type Buying, type CheckedPromoCode, promoCodeError } from './look-up-coupon.ts';
import type { PromoCodeState } from './use-promo-code.ts';

type Props = {
  discount: CheckedPromoCode;
  state: PromoCodeState;
  buying: Buying;
};

/** The promo code: a field, or the code in use. */
export function PromoCode({ discount, state, buying }: Props) {
  const { promo, problem, isBusy, linked, isFromLink } = state;
  const error = discount.isError
    ? discount.error
    : discount.code
      ? promoCodeError(discount, buying)
      : undefined;

  async function apply(typed: string) {
    await state.apply(typed);
    // A refusal is stored with the code.
    return undefined;
  }

  return (
    <CodeField
      title={words.title}
      label={words.label}
      name="promo"
      missing={words.missing}
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
              <Sentence
                of={words.inUse}
                values={{ code: <b>{promo.code}</b>, effect: promoWords(promo, buying.region) }}
              />
              {isFromLink && ` ${words.cameWithLink}`}
            </>
          ),
          button: removeCode,
          about: promo.code,
          problem,
          more: (use) =>
            linked && (
              <p className="note">
                {fill(words.otherLinked, { code: linked })}{' '}
                <button type="button" className="text-button" onClick={() => use(linked)}>
                  {fill(words.useLinked, { code: linked })}
                </button>
              </p>
            ),
        }
      }
    />
  );
}
