import type Stripe from 'stripe';
import type { BasketRequest } from '#src/contracts/checkout.ts';

type Customer = NonNullable<BasketRequest['customer']>;
type Address = Pick<Customer, 'address1' | 'address2' | 'city' | 'state' | 'postcode' | 'country'>;

/**
 * The Stripe customer that prefills the payment page with what the customer typed. Undefined when there is at
 * most an email address, which the session takes directly.
 */
export function customerRequest(customer: Customer | undefined): Stripe.CustomerCreateParams | undefined {
  if (!customer) return undefined;
  const name = [customer.firstName, customer.surname].filter(Boolean).join(' ');
  const address = addressOf(customer);
  if (!name && !customer.phone && !address) return undefined;
  const billing = customer.billing && addressOf(customer.billing);
  return {
    ...(customer.email && { email: customer.email }),
    ...((customer.billing?.name || name) && { name: customer.billing?.name || name }),
    ...(customer.phone && { phone: customer.phone }),
    ...((billing ?? address) && { address: billing ?? address }),
    // Stripe requires a name with a shipping address.
    ...(name && address && { shipping: { name, address, ...(customer.phone && { phone: customer.phone }) } }),
  };
}

/**
 * An address with a street, or undefined: the form preselects the country, so a country alone was not typed.
 */
function addressOf({
  address1,
  address2,
  city,
  state,
  postcode,
  country,
}: Address): Stripe.AddressParam | undefined {
  if (!address1) return undefined;
  return {
    line1: address1,
    ...(address2 && { line2: address2 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(postcode && { postal_code: postcode }),
    ...(country && { country }),
  };
}
