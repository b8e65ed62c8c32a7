import type Stripe from 'stripe';
import { isTaxInclusive, taxRateOf } from '../money/tax.ts';
import type { SessionRecord } from '../state/tables.ts';

/** `total_details.breakdown`: the discount and taxes of a session. `now` in Unix seconds. */
export function breakdown(
  record: SessionRecord,
  now: number,
): Stripe.Checkout.Session.TotalDetails.Breakdown {
  const { coupon, totals } = record;
  const taxes = record.lines.flatMap((_, index) => lineTaxes(record, index, now));
  const shipping = shippingTax(record, now);
  return {
    discounts: coupon ? [{ amount: totals.discount, discount: coupon.discount }] : [],
    taxes: merge(shipping ? [...taxes, shipping] : taxes),
  };
}

export function lineDiscounts({ coupon, totals }: SessionRecord, index: number): Stripe.LineItem.Discount[] {
  return coupon ? [{ amount: totals.lines[index]?.discount ?? 0, discount: coupon.discount }] : [];
}

export function lineTaxes(record: SessionRecord, index: number, now: number): Stripe.LineItem.Tax[] {
  const line = record.lines[index];
  const sums = record.totals.lines[index];
  if (!record.taxCountry || !line || !sums) return [];
  const isInclusive = isTaxInclusive(line.price?.tax_behavior, line.currency);
  const net = sums.total - sums.tax;
  const { basisPoints } = taxRateOf(record.taxCountry);
  return [taxEntry(record.taxCountry, isInclusive, sums.tax, net, now, sums.taxBasisPoints ?? basisPoints)];
}

/** The tax on shipping. */
export function shippingTax(
  { taxCountry, totals, session }: SessionRecord,
  now: number,
): Stripe.LineItem.Tax | null {
  if (!taxCountry || !totals.shipping) return null;
  const { tax, total, subtotal } = totals.shipping;
  const isInclusive = tax > 0 ? total === subtotal : isTaxInclusive(null, session.currency ?? '');
  return taxEntry(taxCountry, isInclusive, tax, total - tax, now, taxRateOf(taxCountry).basisPoints);
}

function taxEntry(
  country: string,
  inclusive: boolean,
  amount: number,
  net: number,
  now: number,
  basisPoints: number,
): Stripe.LineItem.Tax {
  const { name, type } = taxRateOf(country);
  const percentage = basisPoints / 100;
  return {
    amount,
    rate: {
      id: `txr_local_${country.toLowerCase()}_${basisPoints}_${inclusive ? 'inclusive' : 'exclusive'}`,
      object: 'tax_rate',
      active: false,
      country,
      created: now,
      description: null,
      display_name: name,
      effective_percentage: percentage,
      flat_amount: null,
      inclusive,
      jurisdiction: null,
      jurisdiction_level: 'country',
      livemode: false,
      metadata: {},
      percentage,
      rate_type: 'percentage',
      state: null,
      tax_type: type,
    },
    taxability_reason: reasonFor(basisPoints, taxRateOf(country).basisPoints),
    taxable_amount: net,
  };
}

function reasonFor(basisPoints: number, standard: number): Stripe.LineItem.Tax['taxability_reason'] {
  if (standard === 0) return 'not_collecting';
  if (basisPoints === standard) return 'standard_rated';
  return basisPoints === 0 ? 'zero_rated' : 'reduced_rated';
}

/** One entry per tax rate, as Stripe shows it for the whole session. */
function merge(taxes: readonly Stripe.LineItem.Tax[]): Stripe.LineItem.Tax[] {
  const byRate = new Map<string, Stripe.LineItem.Tax>();
  for (const tax of taxes) {
    const known = byRate.get(tax.rate.id);
    if (!known) byRate.set(tax.rate.id, { ...tax });
    else {
      known.amount += tax.amount;
      known.taxable_amount = (known.taxable_amount ?? 0) + (tax.taxable_amount ?? 0);
    }
  }
  return [...byRate.values()];
}
