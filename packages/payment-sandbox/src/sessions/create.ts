import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { methodsFor } from '../money/methods.ts';
import { applyTotals, firstRate, reckon } from '../objects/apply-totals.ts';
import { buildDiscount } from '../objects/coupon.ts';
import { newId } from '../objects/ids.ts';
import { buildLine } from '../objects/line.ts';
import { lower } from '../objects/plain.ts';
import { buildSession, currencyOf } from '../objects/session.ts';
import { buildShippingRate } from '../objects/shipping-rate.ts';
import type { SessionRecord } from '../state/tables.ts';
import { checkMethods, checkTotal, usableCoupon } from './rules.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * Creates a session from validated parameters.
 * @throws {ApiError} 400 for an invalid coupon, a total below the minimum, or if no payment method is left
 */
export function createSession(context: Context, params: Params): SessionRecord {
  const created = seconds(context.clock);
  const id = newId('cs_test', 58);
  const currency = currencyOf(params);
  const built = (params.line_items ?? []).map((line) => buildLine(line, created));
  const rates = (params.shipping_options ?? []).map((option) =>
    buildShippingRate(option.shipping_rate_data as NonNullable<typeof option.shipping_rate_data>, created),
  );
  const code = params.discounts?.[0]?.coupon;
  const coupon = code ? usableCoupon(context, code, currency) : null;
  const session = buildSession(params, {
    id,
    url: `${context.url}/c/pay/${id}`,
    created,
    currency,
    businessName: context.businessName,
    methods: [],
    discounts: coupon ? [{ coupon: coupon.id, promotion_code: null }] : [],
    shippingOptions: rates.map((rate) => ({
      shipping_amount: rate.fixed_amount?.amount ?? 0,
      shipping_rate: rate.id,
    })),
  });
  const record: SessionRecord = {
    session,
    lines: built.map(({ line }) => line),
    coupon: coupon && {
      coupon: structuredClone(coupon),
      discount: buildDiscount(coupon, session, created),
    },
    totals: { lines: [], subtotal: 0, discount: 0, shipping: null, tax: 0, total: 0 },
    taxCountry: null,
    customerUpdate: params.customer_update ?? {},
    intentData: params.payment_intent_data ?? {},
    attempt: null,
    shopper: null,
    settlesAt: null,
  };
  // The session's inline shipping rates are saved only after all checks have passed.
  const own = new Map(rates.map((rate) => [rate.id, rate]));
  const { products } = context.tables;
  const tables = {
    rates: { get: (rate: string) => own.get(rate) ?? context.tables.rates.get(rate) },
    products,
  };
  for (const rate of rates.length > 0 ? rates.map((r) => r.id) : [null]) {
    checkTotal(reckon(record, tables, { rate, country: null }).total, currency);
  }
  applyTotals(record, tables, { rate: firstRate(session), country: null });
  offerMethods(record, params);
  const email = params.customer_email ?? context.tables.customers.get(params.customer ?? '')?.email;
  if (email) session.customer_details = prefilled(email);

  for (const rate of rates) context.tables.rates.set(rate.id, rate);
  for (const { product } of built) context.tables.products.set(product.id, product);
  context.tables.sessions.set(id, record);
  return record;
}

function offerMethods(record: SessionRecord, params: Params): void {
  const { session } = record;
  session.payment_method_types = methodsFor({
    currency: lower(session.currency ?? ''),
    total: record.totals.total,
    countries: params.shipping_address_collection?.allowed_countries ?? null,
    allowed: params.allowed_payment_method_types,
    excluded: params.excluded_payment_method_types,
  });
  checkMethods(session.payment_method_types);
}

function prefilled(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}
