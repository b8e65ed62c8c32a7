import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { lower, metadataOf } from './plain.ts';

type RateData = NonNullable<Stripe.Checkout.SessionCreateParams.ShippingOption['shipping_rate_data']>;

/** The shipping rate that Stripe creates from an inline shipping option. */
export function buildShippingRate(data: RateData, created: number): Stripe.ShippingRate {
  const fixed = data.fixed_amount as NonNullable<RateData['fixed_amount']>;
  const { minimum, maximum } = data.delivery_estimate ?? {};
  return {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created,
    delivery_estimate: data.delivery_estimate ? { minimum: minimum ?? null, maximum: maximum ?? null } : null,
    display_name: data.display_name,
    fixed_amount: { amount: fixed.amount, currency: lower(fixed.currency) },
    livemode: false,
    metadata: metadataOf(data.metadata),
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: data.tax_code ?? null,
    type: 'fixed_amount',
  };
}

/** The delivery estimate for shoppers: "3–5 business days"; empty if there is none. */
export function deliveryText(rate: Stripe.ShippingRate): string {
  const { minimum, maximum } = rate.delivery_estimate ?? {};
  const last = maximum ?? minimum;
  if (!last) return '';
  const unit = `${last.unit.replace('_', ' ')}${last.value === 1 ? '' : 's'}`;
  if (minimum && maximum && minimum.unit === maximum.unit && minimum.value !== maximum.value) {
    return `${minimum.value}–${maximum.value} ${unit}`;
  }
  return maximum ? `Up to ${maximum.value} ${unit}` : `From ${last.value} ${unit}`;
}
