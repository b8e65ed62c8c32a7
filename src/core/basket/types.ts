import type { Product } from '../products/types.ts';

export type PreviewImage = { url: string; alt: string };

/** Of a product, what the basket keeps: enough to show and price its line in every region without asking anyone. */
export type BasketProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'creator'
  | 'categoryIds'
  | 'formats'
  | 'productFormatId'
  | 'type'
  | 'availability'
  | 'kind'
  | 'releasedAt'
  | 'customization'
> & { previewImages: PreviewImage[] };

/** 1 to 99; empty while the shopper is typing another. */
export type Quantity = number | '';

export type BasketItem = BasketProduct & {
  /** The product's id and the moment it was added, in ms: one line's own name for as long as it lives. */
  id: string;
  quantity: Quantity;
  /** True when the promo code in use covers it. */
  discounted: boolean;
  /** What the shopper asked to have printed or written, empty for nothing. */
  customizationQuery: string;
  /** What it cost when the shopper last saw it, where that has changed since and they have not said yes. */
  was?: { region: string; amount: number };
};

export type Basket = { readonly items: readonly BasketItem[] };
