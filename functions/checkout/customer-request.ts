import type Stripe from 'stripe';
import type { BasketRequest } from '../../src/contracts/checkout.ts';

type Customer = NonNullable<BasketRequest['customer']>;
type Address = Pick<Customer, 'address1' | 'address2' | 'city' | 'state' | 'postcode' | 'country'>;

/**
 * What the shopper typed ahead, as the provider's customer, so that the hosted page is filled in. Undefined when there
 * is nothing but perhaps an e-mail address, which the session takes by itself.
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
    // The provider wants a name with a shipping address.
    ...(name && address && { shipping: { name, address, ...(customer.phone && { phone: customer.phone }) } }),
  };
}

/** An address that has a street, or undefined: a country alone, which the form starts with, is nothing typed. */
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
