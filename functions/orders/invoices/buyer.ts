import type Stripe from 'stripe';
import type { InvoiceBuyer } from '#src/core/invoices/invoice.ts';
import { hasFeature } from '#src/core/shop/features.ts';

/** The longest name, line or number, in characters. Stripe's fields are shorter. */
const MAX_LENGTH = 200;

type Known = {
  shippingName?: string | null;
  shippingAddress?: Readonly<Record<string, string | null>> | null;
};

/**
 * Who gets the invoice of a paid session: the billing details, else those of the delivery.
 * Null in a shop without invoices.
 */
export function buyerOfSession(
  { customer_details: details }: Pick<Stripe.Checkout.Session, 'customer_details'>,
  known: Known,
): InvoiceBuyer | null {
  if (!hasFeature('invoices')) return null;
  const billing = details?.address;
  const taxNumber = short(details?.tax_ids?.[0]?.value);
  const businessName = short(details?.business_name);
  const name = short(details?.name ?? known.shippingName);
  return {
    ...(name && { name }),
    ...(businessName && { businessName }),
    address: addressLines(billing?.line1 ? { ...billing } : (known.shippingAddress ?? { ...billing })),
    ...(taxNumber && { taxNumber }),
  };
}

/** The buyer of an order that has none, since it was recorded before the shop had invoices. */
export function buyerOfOrder({ shippingName, shippingAddress }: Known): InvoiceBuyer {
  const name = short(shippingName);
  return { ...(name && { name }), address: addressLines(shippingAddress ?? {}) };
}

function addressLines({
  line1,
  line2,
  postal_code,
  city,
  state,
  country,
}: Readonly<Record<string, string | null>>) {
  const town = [city, state, postal_code].filter(Boolean).join(', ');
  return [line1, line2, town, country && countryName(country)].flatMap((line) => short(line) ?? []);
}

function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' }).of(country) ?? country;
}

function short(text: string | null | undefined): string | undefined {
  return text?.trim().slice(0, MAX_LENGTH) || undefined;
}
