/**
 * What a shopper saw when they pressed the button, in minor units of the region's currency. `unitAmounts` has the price of one for
 * each item of the request, in its order. What was not shown is left out, and is not compared.
 */
export type Seen = {
  unitAmounts?: readonly number[] | undefined;
  subtotal?: number | undefined;
  discount?: number | undefined;
  shipping?: number | undefined;
  total?: number | undefined;
  /** What a gift card pays of the total. */
  giftCard?: number | undefined;
};

/** The same as it is now. An item without a `unitAmount` cannot be had any more and is left out of the sums. */
export type Now = {
  items: readonly { unitAmount?: number | undefined }[];
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  giftCard?: number | undefined;
};

/** `at` is the item's place in the request. */
export type Change =
  | { what: 'price'; at: number; was: number; now: number }
  | { what: 'gone'; at: number }
  | { what: (typeof SUMS)[number]; was: number; now: number };

const SUMS = ['subtotal', 'discount', 'shipping', 'total', 'giftCard'] as const;

/** What is not as it was seen, line by line and then sum by sum. Nothing of it means that the shopper has seen what they pay. */
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
