import type { Billing, CheckoutForm } from '#src/contracts/stored/checkout.ts';
import { NEWS_WORDING, type NewsWordingId } from '#src/core/news/wordings.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import { $checkout, updateCheckout } from './checkout-store.ts';

export type { CheckoutForm };

/** The part of the form that is sent to the payment page. */
export type Customer = Partial<Omit<CheckoutForm, 'billing' | 'shippingMethodId' | 'shippingPrice'>> & {
  billing?: Partial<Billing>;
  optInWording?: NewsWordingId;
};

const NO_ADDRESS: Omit<Billing, 'name'> = {
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
};

/** The initial country: the region's if it has only one, else the US (CHK-01). */
function countryFor(region: RegionCode = 'US'): string {
  return regionOf(region).startCountry || 'US';
}

/**
 * The country if the region ships there, else empty. A country from another region is neither shown nor sent,
 * and no tax is computed for it.
 */
export function countryIn(region: RegionCode, country = ''): string {
  return shippingCountries(region).includes(country) ? country : '';
}

export function emptyForm(region?: RegionCode): CheckoutForm {
  return {
    ...NO_ADDRESS,
    country: countryFor(region),
    email: '',
    firstName: '',
    surname: '',
    phone: '',
    shippingMethodId: '',
    shippingPrice: 0,
    enableOptIn: false,
    billing: null,
  };
}

/** Changes the form as it is stored, which may be newer than what is drawn. */
export function updateForm(
  region: RegionCode,
  change: (stored: CheckoutForm) => Partial<CheckoutForm>,
): void {
  const stored = $checkout.get().form ?? emptyForm(region);
  updateCheckout({ form: { ...stored, ...change(stored) } });
}

export function emptyBilling(country: string): Billing {
  return { ...NO_ADDRESS, country, name: '' };
}

/**
 * The filled-in fields for an order of `region`. An address with only a country is left out, since the form
 * itself fills it in.
 */
export function customerOf(form: CheckoutForm, region: RegionCode): Customer | undefined {
  const { billing, shippingMethodId: _id, shippingPrice: _price, enableOptIn, ...fields } = form;
  const own = filledFor(region, fields);
  const bill = billing ? filledFor(region, billing) : {};
  const customer: Customer = {
    ...(saysSomething(own) && own),
    ...(enableOptIn && { enableOptIn, optInWording: NEWS_WORDING.id }),
    ...(saysSomething(bill) && { billing: bill }),
  };
  return Object.keys(customer).length > 0 ? customer : undefined;
}

function filledFor<T extends Record<string, string>>(region: RegionCode, fields: T): Partial<T> {
  const known = { ...fields, country: countryIn(region, fields.country) };
  const entries = Object.entries(known).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Partial<T>;
}

function saysSomething(fields: Record<string, string | undefined>): boolean {
  return Object.keys(fields).some((name) => name !== 'country');
}
