import type { RefObject } from 'react';
import type { PromoCode } from '#src/core/discounts/promo-code.ts';
import { promoWords } from '#src/core/discounts/promo-words.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { applyCode } from '#src/words/en/checkout.ts';
import * as words from '#src/words/en/promo-codes.ts';
import { fill } from '#src/words/fill.ts';
import type { PromoCodeState } from './use-promo-code.ts';

type Props = {
  offer: PromoCode;
  state: PromoCodeState;
  region: RegionCode;
  /** The page, on which the code in use is then focused. */
  page: RefObject<HTMLElement | null>;
};

/**
 * A code that is offered for the current basket, in one line above the fields, which stay closed on phones.
 */
export function PromoOffer({ offer, state, region, page }: Props) {
  async function apply() {
    if (state.isBusy) return;
    await state.apply(offer.code);
    // This line is gone when the code is in use.
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('.promo-used button')?.focus());
  }
  return (
    <p className="promo note">
      {fill(offer.minimumQuantity === 2 ? words.offerForTwo : words.offerForMore, {
        count: String(offer.minimumQuantity),
        code: offer.code,
        effect: promoWords(offer, region),
      })}{' '}
      <button type="button" className="text-button" aria-disabled={state.isBusy} onClick={apply}>
        {applyCode}
        <span className="visually-hidden"> {offer.code}</span>
      </button>
    </p>
  );
}
