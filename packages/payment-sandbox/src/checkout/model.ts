import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import type { Totals } from '../money/totals.ts';
import { firstRate, reckon } from '../objects/apply-totals.ts';
import { shippingCountries } from '../schema/validate.ts';
import type { SessionRecord } from '../state/tables.ts';
import { countryName, localeOf, regionOf } from './locale.ts';

/** The shopper's input so far, by field name. */
export type Values = Record<string, string>;
/** Error messages, by field name; `payment` is for the payment as a whole. */
export type Errors = Record<string, string>;

/** The data of a session that its payment page needs. */
export type Model = {
  record: SessionRecord;
  session: Stripe.Checkout.Session;
  locale: string;
  merchant: string;
  countries: string[];
  isShipped: boolean;
  /** Whether the form asks for a full address, or only for the country. */
  needsAddress: boolean;
  rates: Stripe.ShippingRate[];
  /** What the merchant says about the product of a line. */
  detail(line: Stripe.LineItem): string | null | undefined;
  sums(rate: string | null, country: string): Totals;
  /** The shipping rate that is selected by default. */
  rate: string | null;
  defaultCountry: string;
};

export function modelOf(context: Context, record: SessionRecord, acceptLanguage: string | undefined): Model {
  const { session } = record;
  const allowed = session.shipping_address_collection?.allowed_countries as string[] | undefined;
  const countries = byName(allowed ?? shippingCountries());
  const isShipped = allowed !== undefined;
  const region = regionOf(acceptLanguage);
  const firstAllowed = allowed?.[0] ?? 'GB';
  return {
    record,
    session,
    locale: localeOf(session, acceptLanguage),
    merchant: session.branding_settings?.display_name || context.businessName,
    countries,
    isShipped,
    needsAddress: isShipped || session.billing_address_collection === 'required',
    rates: session.shipping_options.flatMap(
      ({ shipping_rate: id }) => context.tables.rates.get(String(id)) ?? [],
    ),
    detail: ({ price }) => context.tables.products.get(String(price?.product))?.description,
    sums: (rate, country) => reckon(record, context.tables, { rate, country }),
    rate: chosenBefore(session) ?? firstRate(session),
    defaultCountry: region && countries.includes(region) ? region : firstAllowed,
  };
}

function chosenBefore({ shipping_cost: cost }: Stripe.Checkout.Session): string | null {
  return cost?.shipping_rate ? String(cost.shipping_rate) : null;
}

/** The store's success URL, with the session ID filled in. The shopper goes there after the payment. */
export function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function byName(codes: readonly string[]): string[] {
  const named = codes.filter((code) => code !== 'ZZ').map((code) => ({ code, name: countryName(code) }));
  return named.sort((a, b) => a.name.localeCompare(b.name, 'en')).map(({ code }) => code);
}
