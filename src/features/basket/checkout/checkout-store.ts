import {
  decodeCheckout,
  decodeShippingMethod,
  encodeCheckout,
  type StoredCheckout,
} from '#src/contracts/stored/checkout.ts';
import { NO_GIFT } from '#src/core/gift-cards/gift-details.ts';
import type { ApiError } from '#src/stores/api-client/ask.ts';
import { storedAtom } from '#src/stores/persistence.ts';
import { type CheckedPromoCode, NO_DISCOUNT, refused } from './look-up-coupon.ts';

/** The checkout of this tab. `form` has personal data, so it is not shared with other tabs. */
export type Checkout = Omit<StoredCheckout, 'discount'> & { discount: CheckedPromoCode };

export const NO_CHECKOUT: Checkout = Object.freeze({
  form: null,
  walletPaymentRequestData: null,
  order: null,
  discount: NO_DISCOUNT,
  giftCard: null,
  gift: null,
  digitalConsent: '',
  intent: 'Standard',
  redirectUrl: '',
  attempt: null,
});

/** Read it with `useStore($checkout, { ssr: () => NO_CHECKOUT })`. */
export const $checkout = storedAtom<Checkout>('found:checkout', NO_CHECKOUT, {
  encode: encodeCheckout,
  decode(stored) {
    const checkout = decodeCheckout(stored);
    return checkout ? { ...checkout, discount: discountFrom(checkout.discount) } : NO_CHECKOUT;
  },
});

function discountFrom(stored: StoredCheckout['discount']): CheckedPromoCode {
  if (!stored) return NO_DISCOUNT;
  // An older page may have stored an error code that is no longer used. Codes are only shown or compared.
  return stored.isError ? refused(stored.code, stored.error as ApiError) : stored;
}

/** The id of the chosen shipping method. Empty for none. */
export const $shippingMethodId = storedAtom<string>('found:shipping-method', '', {
  encode: (id) => (id ? JSON.stringify(id) : undefined),
  decode: decodeShippingMethod,
});

/** Makes this tab's order a gift. Keeps what was typed. */
export function markAsGift(): void {
  if (!$checkout.get().gift) updateCheckout({ gift: NO_GIFT });
}

/** Changes fields of the checkout, in memory and storage. */
export function updateCheckout(fields: Partial<Checkout>): void {
  $checkout.set({ ...$checkout.get(), ...fields });
}

/** Resets the checkout after a paid order, including what the shopper typed. */
export function finishCheckout(order: Checkout['order'] = null): void {
  $checkout.set({ ...NO_CHECKOUT, order });
}
