import { useEffect, useRef, useState } from 'react';
import { markDiscounted } from '#src/core/basket/basket.ts';
import { readPromoCode } from '#src/core/discounts/code.ts';
import { lowersPrices } from '#src/core/discounts/promo-code.ts';
import { forgetLinkedCode, linkedCode } from '#src/core/discounts/promo-link.ts';
import { updateBasket } from '#src/stores/basket/basket-store.ts';
import * as words from '#src/words/en/promo-codes.ts';
import { fill } from '#src/words/fill.ts';
import { $checkout, updateCheckout } from './checkout-store.ts';
import {
  type Buying,
  type CheckedPromoCode,
  couponInUse,
  lookUpCoupon,
  NO_DISCOUNT,
} from './look-up-coupon.ts';

export type PromoCodeState = ReturnType<typeof usePromoCode>;

/**
 * The promo code of the open basket. A code from a link is applied when the basket opens, unless another is
 * in use, which only the shopper replaces. A code in use is looked up again, so that an expired one is
 * reported before the payment. Discounted lines are marked while the code applies.
 */
export function usePromoCode(discount: CheckedPromoCode, buying: Buying, announce: (words: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [linked, setLinked] = useState(() => readPromoCode(linkedCode(document.cookie)));
  const [fromLink, setFromLink] = useState('');
  const [problem, setProblem] = useState('');
  const latest = useRef(buying);
  latest.current = buying;
  const inUse = couponInUse(discount, buying);

  /** Looks up a code and stores it, or its refusal. */
  async function apply(code: string, { isLink = false } = {}): Promise<void> {
    if (isBusy || !code.trim()) return;
    setBusy(true);
    const found = await lookUpCoupon(code, latest.current);
    setBusy(false);
    setProblem((inUse && found.error?.message) || '');
    // A valid code is not replaced by an invalid one.
    if (!inUse || !found.isError) updateCheckout({ discount: found });
    // A link's code that did not apply or could not be looked up is tried again when the basket is opened
    // next.
    if (!isLink || isFinal(found)) forgetLink();
    setFromLink(isLink && !found.isError ? found.code : '');
    if (couponInUse(found, latest.current)) announce(fill(words.applied, { code: found.code }));
  }

  function forgetLink() {
    if (linked)
      // biome-ignore lint/suspicious/noDocumentCookie: it must be gone before the next look, in every browser
      for (const cookie of forgetLinkedCode(location.protocol === 'https:')) document.cookie = cookie;
    setLinked('');
  }

  function remove() {
    updateCheckout({ discount: NO_DISCOUNT });
    setProblem('');
    announce(words.removed);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the basket opens
  useEffect(() => {
    const isTaken = discount.code !== '' && !discount.isError;
    if (isTaken) refresh(discount.code, latest.current);
    else if (linked) apply(linked, { isLink: true });
  }, []);

  const marked = inUse && lowersPrices(inUse) ? inUse : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say all of `marked` that counts here
  useEffect(() => {
    updateBasket((basket) => markDiscounted(basket, marked));
  }, [marked?.code, marked?.productIds.join(), buying.lines.length]);

  return {
    promo: inUse,
    isBusy,
    /** Why the code that was to replace the current one was refused. Empty for none. */
    problem,
    /** The code from a link that is neither applied nor permanently refused. Empty for none. */
    linked: linked === discount.code ? '' : linked,
    /** True when the code in use came from a link. */
    isFromLink: fromLink !== '' && fromLink === discount.code,
    apply,
    remove,
  };
}

/** True when another look-up of the same code would have the same result. */
function isFinal({ isError, error }: CheckedPromoCode): boolean {
  return !isError || error?.code === 'unknown_coupon';
}

/** Updates the code in use. When the look-up fails, nothing changes: the server checks it again. */
async function refresh(code: string, buying: Buying): Promise<void> {
  const found = await lookUpCoupon(code, buying, { minMs: 0 });
  const { discount } = $checkout.get();
  if (discount.code === code && !discount.isError && isFinal(found)) updateCheckout({ discount: found });
}
