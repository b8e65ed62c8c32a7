import { isAmount, sum } from '../money.ts';
import type { TaxKind } from '../products/tax-kind.ts';
import { type TaxPlace, taxRate } from './rates.ts';

/** One line of an order, as it is taxed: `amount` is the price of one in minor units, `discount` what is taken off the whole line. */
export type TaxedLine = {
  amount: number;
  quantity: number;
  discount: number;
  isShipped: boolean;
  taxKind: TaxKind;
};

/**
 * A part of what is paid and the tax in it, both in minor units. `rate` in basis points; null where it is no whole number of them or
 * there are several, as with sales taxes.
 */
export type TaxShare = { rate: number | null; amount: number; tax: number };

/** The tax inside an order: one share for each line, in order, and the shipping as far as it follows goods of each rate. */
export type OrderTaxShares = { lines: TaxShare[]; shipping: TaxShare[] };

/** The tax at `rate` basis points that is inside `amount`, rounded half up to a whole minor unit. */
export function taxInside(amount: number, rate: number): number {
  return Number(halfUp(BigInt(amount) * BigInt(rate), BigInt(10_000 + rate)));
}

/**
 * How much of what is paid is tax, where prices include it.
 *
 * Each line's tax is worked out on what it costs after its discount and rounded half up by itself; a total is the sum of these, so
 * that parts and totals always agree. (GOV.UK's VAT guide, 17.5: rounding line by line, up and down, is the arithmetic one.)
 *
 * Shipping is no sale of its own but follows the goods that are posted: article 78 (b) of Directive 2006/112/EC counts it into what
 * is taxed, and GOV.UK's notice 700/24 (2) calls it a supply of delivered goods. Where goods of several rates are in one parcel it is
 * divided among the rates by what is paid for them; where nothing is paid for what is posted, by what it would have cost.
 *
 * @param shipping in minor units, after any discount on it
 * @throws RangeError for an amount that cannot be
 */
export function taxOfOrder(lines: readonly TaxedLine[], shipping: number, place: TaxPlace): OrderTaxShares {
  const shares = lines.map((line) => {
    const paid = line.amount * line.quantity - line.discount;
    if (!isAmount(paid)) throw new RangeError(`Not an amount for a line: ${paid}`);
    const rate = taxRate(line.taxKind, place);
    return { rate, amount: paid, tax: taxInside(paid, rate) };
  });
  return { lines: shares, shipping: shippingShares(lines, shares, shipping, place) };
}

/** The parts of an order by rate, the highest first; parts that bear no single rate come last. */
export function byRate({ lines, shipping }: OrderTaxShares): TaxShare[] {
  const groups = new Map<number | null, TaxShare>();
  for (const { rate, amount, tax } of [...lines, ...shipping]) {
    const group = groups.get(rate) ?? { rate, amount: 0, tax: 0 };
    groups.set(rate, { rate, amount: sum([group.amount, amount]), tax: sum([group.tax, tax]) });
  }
  return [...groups.values()].sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1));
}

/** All the tax in an order, in minor units. */
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
    return [{ rate, amount: shipping, tax: taxInside(shipping, rate) }];
  }
  const rates = [...weights].filter(([, weight]) => weight > 0).sort(([a], [b]) => b - a);
  const amounts = divide(
    shipping,
    rates.map(([, weight]) => weight),
  );
  return rates.map(([rate, weight], at) => ({
    rate,
    amount: amounts[at] ?? 0,
    // Of the exact part and not of the rounded one, so that dearer shipping never bears less tax.
    tax: Number(
      halfUp(BigInt(shipping) * BigInt(weight) * BigInt(rate), BigInt(all) * BigInt(10_000 + rate)),
    ),
  }));
}

/** Divides `amount` by weight into whole minor units that add up to it: the largest remainders get what is left over. */
function divide(amount: number, weights: readonly number[]): number[] {
  const all = BigInt(sum(weights));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((part) => Number(part / all));
  const order = exact
    .map((part, at) => ({ at, rest: part % all }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const { at } of order.slice(0, amount - sum(parts))) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** `numerator / denominator`, half a unit rounded up; neither is negative. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
