import type { TypedGift } from '../gift-cards/gift-details.ts';
import type { Format, Product } from '../products/types.ts';

export type PreviewImage = { url: string; alt: string };

/** What the basket stores of a format. */
export type BasketFormat = Omit<
  Format & {
    /** What a bundle contains, as text. */
    contents?: string;
  },
  'sku' | 'barcode' | 'contains'
>;

/**
 * The part of a product that the basket stores:
 * enough to show and price its line in every region without a request.
 */
export type BasketProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'creator'
  | 'categoryIds'
  | 'productFormatId'
  | 'type'
  | 'availability'
  | 'kind'
  | 'releasedAt'
  | 'customization'
  | 'choice'
  | 'options'
  | 'maximumPerPerson'
  | 'shippingMethods'
> & { formats: BasketFormat[]; previewImages: PreviewImage[] };

/** 1 to 99. Empty while the shopper types. */
export type Quantity = number | '';

export type BasketItem = BasketProduct & {
  /** The line's id: the product's id and the time when it was added, in ms. */
  id: string;
  quantity: Quantity;
  /** True when the current promo code applies to it. */
  discounted: boolean;
  /** The shopper's personalisation text. Empty for none. */
  customizationQuery: string;
  /** Who gets this gift card, as typed. Undefined for other products, and before anything is typed. */
  gift?: TypedGift | undefined;
  /** The price that the shopper last saw, if it has changed since and they have not accepted the new one. */
  was?: { region: string; amount: number };
};

export type Basket = { readonly items: readonly BasketItem[] };
