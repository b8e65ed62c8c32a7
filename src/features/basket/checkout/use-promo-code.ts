import { useEffect, useRef, useState } from 'react';
import { markDiscounted } from '#src/core/basket/basket.ts';
import { lowersPrices } from '#src/core/discounts/promo-code.ts';
import { forgetLinkedCode, linkedCode } from '#src/core/discounts/promo-link.ts';
import { updateBasket } from '#src/stores/basket/basket-store.ts';
import { $checkout, updateCheckout } from './checkout-store.ts';
import { type Buying, couponInUse, type Discount, lookUpCoupon, NO_DISCOUNT } from './look-up-coupon.ts';

export type PromoCodeInHand = ReturnType<typeof usePromoCode>;

/**
 * The promo code of the basket that is open. One that a link brought is taken as soon as the basket opens, unless another is in use,
 * which only the shopper replaces; one that is in use is looked up again, so that one which has ended since is said so before
 * anything is paid. The lines that the code lowers are marked for as long as it does.
 */
export function usePromoCode(discount: Discount, buying: Buying, announce: (words: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [linked, setLinked] = useState(() => linkedCode(document.cookie).toUpperCase());
  const [fromLink, setFromLink] = useState('');
  const [problem, setProblem] = useState('');
  const latest = useRef(buying);
  latest.current = buying;
  const inUse = couponInUse(discount, buying);

  /** Looks a code up and takes it, or keeps it with the reason why not. */
  async function apply(code: string, { isLink = false } = {}): Promise<void> {
    if (isBusy || !code.trim()) return;
    setBusy(true);
    const found = await lookUpCoupon(code, latest.current);
    setBusy(false);
    setProblem((inUse && found.error?.message) || '');
    // A code that works is not given up for one that does not.
    if (!inUse || !found.isError) updateCheckout({ discount: found });
    // What a link brought is tried again the next time that the basket opens, where it was for nothing in it or could not be looked up.
    if (!isLink || isFinal(found)) forgetLink();
    setFromLink(isLink && !found.isError ? found.code : '');
    if (couponInUse(found, latest.current)) announce(`Promo code ${found.code} is applied.`);
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
    announce('Promo code removed.');
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
    /** Why the code that was to take the place of the one in use does not; empty where none was. */
    problem,
    /** The code that a link brought and that is neither taken nor refused for good; empty for none. */
    linked: linked === discount.code ? '' : linked,
    /** True while the code in use is the one that a link brought. */
    isFromLink: fromLink !== '' && fromLink === discount.code,
    apply,
    remove,
  };
}

/** True for an answer that another look at the same code would not change. */
function isFinal({ isError, error }: Discount): boolean {
  return !isError || error?.code === 'unknown_coupon';
}

/** Brings a code in use up to what it gives now. What cannot be looked up stays as it is: the server judges it again. */
async function refresh(code: string, buying: Buying): Promise<void> {
  const found = await lookUpCoupon(code, buying, { minMs: 0 });
  const { discount } = $checkout.get();
  if (discount.code === code && !discount.isError && isFinal(found)) updateCheckout({ discount: found });
}
