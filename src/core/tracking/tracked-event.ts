import type { ProductCreator } from '../products/types.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * Order lines with the discount of the promo code on each. Amounts in minor units of the region's currency.
 */
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
  /** The format's name. */
  variant: string;
  quantity: number;
  unitAmount: number;
  /** For the whole line. */
  discount: number;
};

/** A paid order as it is tracked. */
export type Purchase = { orderId: string; buying: Buying; shipping: number; tax: number };

/**
 * An event for analytics and marketing. Each service maps it to its own names and leaves out what it does not
 * need. It contains no personalisation text, name or address.
 */
export type TrackedEvent =
  | { kind: 'viewed' | 'added' | 'removed' | 'basket' | 'checkout'; buying: Buying }
  | { kind: 'purchase'; purchase: Purchase };

/** The sum of the lines after their discounts, in minor units. */
export function goodsValue({ lines }: Buying): number {
  return lines.reduce((sum, { unitAmount, quantity, discount }) => sum + unitAmount * quantity - discount, 0);
}
