import { shareOutUpTo, sum } from '../money.ts';

/**
 * What was paid for each part of an order, in minor units. `lines`: each after its discount; `taxes`: the sales tax on top of each, 0 where
 * it is inside the price; `shipping`: with the tax on top of it; `giftCards`: which of the lines are gift cards that were bought.
 */
export type PaidParts = {
  lines: readonly number[];
  taxes: readonly number[];
  shipping: number;
  giftCards: readonly boolean[];
};

/** Money given back: for certain lines by position (`tax`: the tax on top) and for shipping, or, without any, for the order at large. */
export type GivenBack = {
  amount: number;
  lines: readonly { position: number; amount: number; tax?: number }[];
  shipping?: number;
};

/** What is left of each part of an order, in minor units. */
export type PartsLeft = { lines: number[]; taxes: number[]; shipping: number };

/**
 * What is left of each part after `refunds`. It depends on their sums only, so it is the same in whatever order they are told of. What is
 * for a part comes out of that part. What is for the order at large is shared by the parts in proportion to what was paid for them, as far
 * as they have it, and by bought gift cards only after everything else. So a refund of a part changes no other part.
 */
export function partsLeft(paid: PaidParts, refunds: readonly GivenBack[]): PartsLeft {
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

/** What all refunds say they are for: each line, the tax on each, the shipping, and the order at large. */
function wantedOfParts({ lines: prices, taxes }: PaidParts, refunds: readonly GivenBack[]) {
  const count = prices.length;
  const parts = [...prices, ...taxes, 0].map(() => 0);
  let atLarge = 0;
  for (const { amount, lines, shipping = 0 } of refunds) {
    let open = amount;
    const put = (at: number, wish: number) => {
      const part = Math.min(wish, open);
      parts[at] = (parts[at] ?? 0) + part;
      open -= part;
    };
    put(2 * count, shipping);
    for (const { position, amount: price, tax = 0 } of lines.filter((line) => line.position < count)) {
      put(position, price);
      put(count + position, tax);
    }
    // Older refunds of lines carry the tax in their amount alone.
    for (const { position, tax } of lines)
      if (tax === undefined && position < count) put(count + position, taxes[position] ?? 0);
    atLarge += open;
  }
  return { parts, atLarge };
}

/** What of the price of each line was given back, in minor units, without tax on top: see {@link partsLeft}. */
export function refundedByLine(paid: PaidParts, refunds: readonly GivenBack[]): number[] {
  const { lines } = partsLeft(paid, refunds);
  return paid.lines.map((price, at) => price - (lines[at] ?? 0));
}
