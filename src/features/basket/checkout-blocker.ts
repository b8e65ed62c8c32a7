import { unitAmount } from '../../core/basket/basket.ts';
import { CONSENT_MISSING } from '../../core/checkout/digital-consent.ts';
import { refusalText } from '../../core/discounts/refusals.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { issuesIn } from './checkout/check-details.ts';
import type { Checkout } from './checkout/checkout-store.ts';
import type { OrderState } from './use-order.ts';

export type CheckoutBlocker = { words: string; at?: string; retry?: boolean };

/** What blocks the checkout, as a message for the shopper, and where to fix it. */
export function checkoutBlocker(
  { basket, needsShipping, shippingState, method, coupon, consent }: OrderState,
  { form }: Checkout,
  { region, isAgreed, isAccepting }: { region: RegionCode; isAgreed: boolean; isAccepting: boolean },
): CheckoutBlocker | undefined {
  const blank = basket.items.find((item) => item.quantity === '');
  if (blank) return { words: `Enter a quantity for ${blank.name}.`, at: `[data-quantity="${blank.id}"]` };
  const dearer = basket.items.find(
    (item) => item.was?.region === region && item.was.amount < (unitAmount(item, region) ?? 0),
  );
  if (dearer && !isAccepting)
    return {
      words: `The price of ${dearer.name} has gone up since you chose it. Accept the new price or remove it.`,
      at: `[data-was="${dearer.id}"] button`,
    };
  const [wrong] = Object.entries(issuesIn(form));
  if (wrong) return { words: `Please check your details: ${wrong[1]}`, at: `[name="${wrong[0]}"]` };
  if (coupon?.needsEmail && !form?.email.trim())
    return { words: refusalText('needs-email', coupon), at: 'input[name="email"]' };
  if (needsShipping && !method)
    return shippingState === 'loading'
      ? { words: 'One moment: the delivery options are still loading.' }
      : {
          words:
            'We could not load the delivery options. We are trying again; then please press Pay once more.',
          retry: true,
        };
  if (consent && !isAgreed) return { words: CONSENT_MISSING, at: '[name="digitalConsent"]' };
  return undefined;
}
