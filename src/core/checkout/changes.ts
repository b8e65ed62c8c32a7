/**
 * The prices that the shopper saw when they submitted, in minor units of the region's currency. `unitAmounts`
 * has the unit price of each item of the request, in order. Missing values are not compared.
 */
export type Seen = {
  unitAmounts?: readonly number[] | undefined;
  subtotal?: number | undefined;
  discount?: number | undefined;
  shipping?: number | undefined;
  total?: number | undefined;
  /** The part of the total that a gift card pays. */
  giftCard?: number | undefined;
};

/** The same values now. An item without `unitAmount` is no longer available and is not in the sums. */
export type Now = {
  items: readonly { unitAmount?: number | undefined }[];
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  giftCard?: number | undefined;
};

/** `at` is the item's index in the request. */
export type Change =
  | { what: 'price'; at: number; was: number; now: number }
  | { what: 'gone'; at: number }
  | { what: (typeof SUMS)[number]; was: number; now: number };

const SUMS = ['subtotal', 'discount', 'shipping', 'total', 'giftCard'] as const;

/**
 * Returns the differences between what was seen and what is now: lines first, then sums. An empty result
 * means that the shopper has seen the current prices.
 */
export function changesSince(seen: Seen, now: Now): Change[] {
  const items = now.items.flatMap(({ unitAmount }, at): Change[] => {
    if (unitAmount === undefined) return [{ what: 'gone', at }];
    const was = seen.unitAmounts?.[at];
    return was === undefined || was === unitAmount ? [] : [{ what: 'price', at, was, now: unitAmount }];
  });
  const sums = SUMS.flatMap((what): Change[] => {
    const was = seen[what];
    const is = now[what] ?? 0;
    return was === undefined || was === is ? [] : [{ what, was, now: is }];
  });
  return [...items, ...sums];
}
