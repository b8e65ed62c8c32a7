import { isAmount, sum } from '../money.ts';
import type { TaxKind } from '../products/tax-kind.ts';
import { shareOut } from '../share-out.ts';
import { type TaxPlace, taxRate } from './rates.ts';

/**
 * One order line for the tax calculation. `amount` is the unit price in minor units;
 * `discount` is for the whole line.
 */
export type TaxedLine = {
  amount: number;
  quantity: number;
  discount: number;
  isShipped: boolean;
  taxKind: TaxKind;
};

/**
 * A part of the payment and its tax, both in minor units. `rate` in basis points; null when it is not an
 * integer or when there are several rates, as with sales taxes.
 */
export type TaxShare = { rate: number | null; amount: number; tax: number };

/**
 * The tax included in an order: one share per line, in order, and the shipping,
 * split by the rates of the goods.
 */
export type OrderTaxShares = { lines: TaxShare[]; shipping: TaxShare[] };

/** The tax at `rate` basis points that `amount` includes, rounded half up to a minor unit. */
export function taxIncluded(amount: number, rate: number): number {
  return Number(halfUp(BigInt(amount) * BigInt(rate), BigInt(10_000 + rate)));
}

/**
 * The tax included in an order's prices.
 *
 * The tax of each line is computed on its price after discount and rounded half up. Totals are sums of these,
 * so parts and totals always agree. (GOV.UK's VAT guide, 17.5: rounding line by line, up and down, is the
 * arithmetic one.)
 *
 * Shipping is taxed like the goods that are shipped: article 78 (b) of Directive 2006/112/EC includes it in
 * the taxable amount, and GOV.UK's notice 700/24 (2) calls it a supply of delivered goods. With several rates
 * it is split by the prices paid for the shipped goods, or, when these are free, by their prices before
 * discount.
 *
 * @param shipping in minor units, after any discount on it
 * @throws RangeError for an invalid amount
 */
export function taxOfOrder(lines: readonly TaxedLine[], shipping: number, place: TaxPlace): OrderTaxShares {
  const shares = lines.map((line) => {
    const paid = line.amount * line.quantity - line.discount;
    if (!isAmount(paid)) throw new RangeError(`Not an amount for a line: ${paid}`);
    const rate = taxRate(line.taxKind, place);
    return { rate, amount: paid, tax: taxIncluded(paid, rate) };
  });
  return { lines: shares, shipping: shippingShares(lines, shares, shipping, place) };
}

/** The parts of an order by rate, the highest first. Parts without a single rate come last. */
export function byRate({ lines, shipping }: OrderTaxShares): TaxShare[] {
  const groups = new Map<number | null, TaxShare>();
  for (const { rate, amount, tax } of [...lines, ...shipping]) {
    const group = groups.get(rate) ?? { rate, amount: 0, tax: 0 };
    groups.set(rate, { rate, amount: sum([group.amount, amount]), tax: sum([group.tax, tax]) });
  }
  return [...groups.values()].sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1));
}

/** The total tax of an order, in minor units. */
export function totalTax({ lines, shipping }: OrderTaxShares): number {
  return sum([...lines, ...shipping].map(({ tax }) => tax));
}

function shippingShares(
  lines: readonly TaxedLine[],
  shares: readonly TaxShare[],
  shipping: number,
  place: TaxPlace,
): TaxShare[] {
  if (!isAmount(shipping)) throw new RangeError(`Not an amount for the shipping: ${shipping}`);
  if (shipping === 0) return [];
  const posted = lines.flatMap((line, at) =>
    line.isShipped
      ? [
          {
            rate: taxRate(line.taxKind, place),
            price: line.amount * line.quantity,
            paid: shares[at]?.amount ?? 0,
          },
        ]
      : [],
  );
  const isPaid = posted.some(({ paid }) => paid > 0);
  const weights = new Map<number, number>();
  for (const { rate, price, paid } of posted)
    weights.set(rate, (weights.get(rate) ?? 0) + (isPaid ? paid : price));
  const all = sum(weights.values());
  if (all === 0) {
    const rate = taxRate('goods', place);
    return [{ rate, amount: shipping, tax: taxIncluded(shipping, rate) }];
  }
  const rates = [...weights].filter(([, weight]) => weight > 0).sort(([a], [b]) => b - a);
  const amounts = shareOut(
    shipping,
    rates.map(([, weight]) => weight),
  );
  return rates.map(([rate, weight], at) => ({
    rate,
    amount: amounts[at] ?? 0,
    // Computed from the exact share and not from the rounded one, so that more shipping never means less tax.
    tax: Number(
      halfUp(BigInt(shipping) * BigInt(weight) * BigInt(rate), BigInt(all) * BigInt(10_000 + rate)),
    ),
  }));
}

/** `numerator / denominator`, rounded half up. Neither is negative. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
