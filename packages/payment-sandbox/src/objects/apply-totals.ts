import type Stripe from 'stripe';
import { isTaxInclusive, taxRateOf } from '../money/tax.ts';
import { type Bill, type Totals, totals } from '../money/totals.ts';
import type { SessionRecord } from '../state/tables.ts';
import { amountOffIn } from './coupon.ts';

/** The shopper's choice: a shipping rate, and the country of the shipping address. */
type Choice = { rate: string | null; country: string | null };
/** The tables with the shipping rates and products. */
type Rates = {
  rates: { get(id: string): Stripe.ShippingRate | undefined };
  products: { get(id: string): Stripe.Product | undefined };
};

/** Calculates the totals of a session for a choice, without changing the session. */
export function reckon(
  record: Pick<SessionRecord, 'session' | 'lines' | 'coupon'>,
  tables: Rates,
  choice: Choice,
): Totals {
  const currency = record.session.currency ?? '';
  const rate = choice.rate ? tables.rates.get(choice.rate) : undefined;
  const products = record.coupon?.coupon.applies_to?.products;
  const taxCountry = record.session.automatic_tax.enabled ? choice.country : null;
  const bill: Bill = {
    lines: record.lines.map((line) => ({
      subtotal: line.amount_subtotal,
      isInclusive: isTaxInclusive(line.price?.tax_behavior, currency),
      isDiscounted: !products || products.includes(String(line.price?.product)),
      ...(taxCountry && { taxBasisPoints: taxRateOf(taxCountry, taxCodeOf(line, tables)).basisPoints }),
    })),
    discount: discountOf(record.coupon?.coupon, currency),
    shipping: rate?.fixed_amount
      ? { amount: rate.fixed_amount.amount, isInclusive: isTaxInclusive(rate.tax_behavior, currency) }
      : null,
    taxBasisPoints: taxCountry ? taxRateOf(taxCountry).basisPoints : null,
  };
  return totals(bill);
}

function taxCodeOf(line: Stripe.LineItem, tables: Rates): string | null {
  const code = tables.products.get(String(line.price?.product))?.tax_code;
  return typeof code === 'string' ? code : null;
}

/** Writes the totals for a choice into the session and its lines. */
export function applyTotals(record: SessionRecord, tables: Rates, choice: Choice): void {
  const sums = reckon(record, tables, choice);
  const { session } = record;
  record.totals = sums;
  record.taxCountry = session.automatic_tax.enabled ? choice.country : null;
  for (const [index, line] of record.lines.entries()) {
    const { discount, tax, total } = sums.lines[index] as Totals['lines'][number];
    Object.assign(line, { amount_discount: discount, amount_tax: tax, amount_total: total });
  }
  session.amount_subtotal = sums.subtotal;
  session.amount_total = sums.total;
  session.shipping_cost = sums.shipping && {
    amount_subtotal: sums.shipping.subtotal,
    amount_tax: sums.shipping.tax,
    amount_total: sums.shipping.total,
    shipping_rate: choice.rate,
  };
  session.total_details = {
    amount_discount: sums.discount,
    amount_shipping: sums.shipping?.subtotal ?? 0,
    amount_tax: sums.tax,
  };
  if (record.taxCountry) session.automatic_tax.status = 'complete';
}

/** The default shipping rate. */
export function firstRate(session: Stripe.Checkout.Session): string | null {
  const rate = session.shipping_options[0]?.shipping_rate;
  return rate === undefined ? null : String(rate);
}

function discountOf(coupon: Stripe.Coupon | undefined, currency: string): Bill['discount'] {
  if (!coupon) return null;
  if (coupon.percent_off !== null) return { percent: coupon.percent_off };
  return { amount: amountOffIn(coupon, currency) ?? 0 };
}
