import type { ProductCreator } from '../products/types.ts';
import type { RegionCode } from '../regions/regions.ts';

/** Lines to be bought, with what the promo code in use takes off each. Amounts in minor units of the region's currency. */
export type Buying = {
  region: RegionCode;
  lines: readonly BuyingLine[];
  couponCode?: string | undefined;
};
export type BuyingLine = {
  product: {
    _id: string;
    name: string;
    creator?: Pick<ProductCreator, 'name'>;
    categoryIds?: readonly string[];
  };
  /** The name of the format. */
  variant: string;
  quantity: number;
  unitAmount: number;
  /** Off the whole line. */
  discount: number;
};

/** A paid order as it is counted. */
export type Purchase = { orderId: string; buying: Buying; shipping: number; tax: number };

/**
 * What is counted, for analytics and for marketing alike: each service says what it calls it, and leaves out what it does not take. There is
 * no word of the shopper's own in it, no name and no address.
 */
export type TrackedEvent =
  | { kind: 'viewed' | 'added' | 'removed' | 'basket' | 'checkout'; buying: Buying }
  | { kind: 'purchase'; purchase: Purchase };

/** What lines come to after their discounts, in minor units. */
export function goodsValue({ lines }: Buying): number {
  return lines.reduce((sum, { unitAmount, quantity, discount }) => sum + unitAmount * quantity - discount, 0);
}
