import type Stripe from 'stripe';

/** The shipping address of the customer below. */
export const home = {
  line1: '1 Early Street',
  line2: 'Flat 2',
  city: 'Leeds',
  postal_code: 'LS1 1AA',
  country: 'GB',
};
/** The billing address, without a country. */
export const office = { line1: '9 Ledger Row', city: 'York', state: 'Yorkshire', postal_code: 'YO1 7HH' };
/** A customer with everything that the hosted page can prefill. */
export const sampleCustomer: Stripe.CustomerCreateParams = {
  email: 'ada@mail.example',
  name: 'Larder & Daughters',
  phone: '+44 7700 900123',
  address: { ...office, country: 'IE' },
  shipping: { name: 'Ada Larder', address: home, phone: '+44 7700 900456' },
  metadata: { order: 'FND-1' },
};
