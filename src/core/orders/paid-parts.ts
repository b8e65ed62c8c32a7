import { sum } from '../money.ts';
import { isGiftCard, type TaxKind } from '../products/tax-kind.ts';
import { type RegionCode, regionOf } from '../regions/regions.ts';
import { shareOut } from '../share-out.ts';
import type { PaidParts } from './refunds.ts';

type Order = { shipping: number; tax: number; total: number; region: RegionCode };
type Line = {
  unitAmount: number;
  quantity: number;
  discount: number;
  taxKind: TaxKind | null;
  taxAmount: number | null;
};

/**
 * What was paid for each part of an order, in minor units; `lines` by position. The parts add up to the
 * order's total. When less was paid than asked, each part gets its share; an excess counts as shipping. Both
 * kinds of order are on hold.
 */
export function paidParts(order: Order, lines: readonly Line[]): PaidParts {
  const prices = lines.map(({ unitAmount, quantity, discount }) => unitAmount * quantity - discount);
  const taxes = taxesOnTop(order, lines, prices);
  const giftCards = lines.map(({ taxKind }) => isGiftCard({ taxKind: taxKind ?? undefined }));
  const parts = [...prices, ...taxes.slice(0, lines.length), order.shipping + (taxes.at(-1) ?? 0)];
  const missing = order.total - sum(parts);
  if (missing > 0) parts.push((parts.pop() ?? 0) + missing);
  const paid = missing < 0 ? shareOut(order.total, parts) : parts;
  return {
    lines: paid.slice(0, lines.length),
    taxes: paid.slice(lines.length, -1),
    shipping: paid.at(-1) ?? 0,
    giftCards,
  };
}

/**
 * The tax on top of each line and, last, of the shipping: as Stripe calculated it,
 * else in proportion to the prices.
 */
function taxesOnTop({ region, tax, shipping }: Order, lines: readonly Line[], prices: readonly number[]) {
  const onTop = regionOf(region).pricesIncludeTax ? 0 : tax;
  const known = lines.map(({ taxAmount }) => taxAmount ?? 0);
  const rest = onTop - sum(known);
  const isKnown = lines.every(({ taxAmount }) => taxAmount !== null) && rest >= 0;
  return onTop > 0 && isKnown ? [...known, rest] : shareOut(onTop, [...prices, shipping]);
}
