import { sum } from '../money.ts';
import { shareOutUpTo } from '../share-out.ts';

/**
 * What was paid for each part of an order, in minor units.
 * - `lines`: each line after its discount.
 * - `taxes`: the sales tax added to each line. 0 when prices include tax.
 * - `shipping`: with the tax added to it.
 * - `giftCards`: which lines are bought gift cards.
 */
export type PaidParts = {
  lines: readonly number[];
  taxes: readonly number[];
  shipping: number;
  giftCards: readonly boolean[];
};

/**
 * A refund: for lines by position (`tax`: the added tax) and for shipping, or, without any,
 * for the whole order.
 */
export type RefundAmounts = {
  amount: number;
  lines: readonly { position: number; amount: number; tax?: number }[];
  shipping?: number;
};

/** What is left of each part of an order, in minor units. */
export type PartsLeft = { lines: number[]; taxes: number[]; shipping: number };

/**
 * Returns what is left of each part after `refunds`. Only their sums matter, so their order does not change
 * the result. A refund of a part is taken from that part. A refund without parts is split among all parts in
 * proportion to their price, up to what is left, and taken from bought gift cards last. So a refund of one
 * part does not change the others.
 */
export function partsLeft(paid: PaidParts, refunds: readonly RefundAmounts[]): PartsLeft {
  const count = paid.lines.length;
  const all = [...paid.lines, ...paid.taxes, paid.shipping];
  const wanted = wantedOfParts(paid, refunds);
  const left = all.map((one, at) => Math.max(0, one - (wanted.parts[at] ?? 0)));
  let rest = sum([wanted.atLarge, ...all.map((one, at) => Math.max(0, (wanted.parts[at] ?? 0) - one))]);
  const isCard = (at: number) => paid.giftCards[at < count ? at : at - count] === true;
  for (const isForCards of [false, true]) {
    const limits = left.map((one, at) => (isCard(at) === isForCards ? one : 0));
    const shares = shareOutUpTo(rest, all, limits);
    for (const [at, share] of shares.entries()) left[at] = (left[at] ?? 0) - share;
    rest -= sum(shares);
  }
  return { lines: left.slice(0, count), taxes: left.slice(count, 2 * count), shipping: left[2 * count] ?? 0 };
}

/** The requested refund of each line, of each line's tax, of the shipping, and of the whole order. */
function wantedOfParts({ lines: prices, taxes }: PaidParts, refunds: readonly RefundAmounts[]) {
  const count = prices.length;
  const parts = [...prices, ...taxes, 0].map(() => 0);
  let atLarge = 0;
  for (const { amount, lines, shipping = 0 } of refunds) {
    let open = amount;
    const put = (at: number, wanted: number) => {
      const part = Math.min(wanted, open);
      parts[at] = (parts[at] ?? 0) + part;
      open -= part;
    };
    put(2 * count, shipping);
    for (const { position, amount: price, tax = 0 } of lines.filter((line) => line.position < count)) {
      put(position, price);
      put(count + position, tax);
    }
    // Older refunds of lines include the tax in their amount and have no `tax`.
    for (const { position, tax } of lines)
      if (tax === undefined && position < count) put(count + position, taxes[position] ?? 0);
    atLarge += open;
  }
  return { parts, atLarge };
}

/** How much of each line's price was refunded, in minor units, without added tax: see {@link partsLeft}. */
export function refundedByLine(paid: PaidParts, refunds: readonly RefundAmounts[]): number[] {
  const { lines } = partsLeft(paid, refunds);
  return paid.lines.map((price, at) => price - (lines[at] ?? 0));
}
