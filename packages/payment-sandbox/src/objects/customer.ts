import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { metadataOf } from './plain.ts';

/** Builds a customer from validated parameters; `created` in Unix seconds. */
export function buildCustomer(params: Stripe.CustomerCreateParams, created: number): Stripe.Customer {
  const { shipping } = params;
  return {
    id: newId('cus', 14),
    object: 'customer',
    ...unusedParts,
    address: params.address ? addressOf(params.address) : null,
    created,
    description: params.description ?? null,
    email: params.email ?? null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    metadata: metadataOf(params.metadata),
    name: params.name ?? null,
    phone: params.phone ?? null,
    shipping: shipping
      ? { address: addressOf(shipping.address), name: shipping.name, phone: shipping.phone ?? null }
      : null,
  };
}

/** An address with all keys, as the API returns it. */
function addressOf(given: Stripe.AddressParam): Stripe.Address {
  return {
    city: given.city ?? null,
    country: given.country ?? null,
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    postal_code: given.postal_code ?? null,
    state: given.state ?? null,
  };
}

// Fields for features that this provider does not have: balances, invoices, saved payment methods, tax
// settings.
const unusedParts = {
  balance: 0,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  discount: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  next_invoice_sequence: 1,
  preferred_locales: [],
  tax_exempt: 'none',
  test_clock: null,
} satisfies Partial<Stripe.Customer>;
