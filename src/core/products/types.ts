import type { RegionCode } from '../regions/regions.ts';
import type { Choice } from './choice.ts';
import type { TaxKind } from './tax-kind.ts';
import type { NetQuantity } from './unit-price.ts';

/**
 * `amount` in minor units of the region's currency. `prior`, in the same units, is the higher price shown
 * struck through: see prior-price.ts. It is only displayed and never charged.
 */
export type Price = { region: RegionCode; amount: number; prior?: number | undefined };

export const PRODUCT_TYPES = ['pre-order', 'available', 'funding'] as const;
export const AVAILABILITIES = ['available', 'unavailable'] as const;
/** Of a format as content has it. A combination of options that is not made is sold nowhere. */
export const FORMAT_AVAILABILITIES = [...AVAILABILITIES, 'not-made'] as const;
export const PRODUCT_KINDS = ['standard', 'test', 'sample'] as const;
export const FORMAT_TYPES = ['Print On Demand', 'Digital File', 'Gift Card'] as const;
/** The colours of creators and their pages: classes in src/styles/grounds.css. */
export const PALETTE = ['butter', 'olive', 'blush', 'plum', 'sage', 'sky', 'brick', 'cream'] as const;

export type FormatType = (typeof FORMAT_TYPES)[number];

/** The number of pieces at the last stock count, and its day (ISO date). Sales since then are subtracted. */
export type Stock = { count: number; countedAt: string };

/**
 * What one piece of a bundle has of another product's format. Names and SKU are those of the part; an order
 * keeps them as they were.
 */
export type BundlePart = {
  productId: string;
  productFormatId: string;
  name: string;
  formatName: string;
  sku: string;
  quantity: number;
};

export type Format = {
  _id: string;
  name: string;
  type?: FormatType;
  /** Its tax kind. Without one the standard rate applies. */
  taxKind?: TaxKind;
  detail?: string;
  net?: NetQuantity | undefined;
  prices: Price[];
  /** Its value of each of the product's options, in their order. */
  options?: string[];
  /** The owner's stock-keeping unit. */
  sku?: string;
  /** GTIN: 8, 12, 13 or 14 digits. */
  barcode?: string;
  /** In grams, with its packaging. */
  weight?: number;
  /** The position of its own picture in `previewImages`. */
  picture?: number;
  availability?: 'unavailable';
  /** Of a bundle: its parts. Its stock is theirs. */
  contains?: BundlePart[];
};

/** What a shopper chooses, such as size or colour. Each format has one of the values. */
export type ProductOption = { name: string; values: string[] };

export type Category = { _id: string; name: string; url: string; section: string };

export type ProductCreator = {
  _id: string;
  username: string;
  name: string;
  profile: { handle: string; colour: (typeof PALETTE)[number] };
};

/**
 * A product's personalisation; `maxLength` in characters. `formats` are the ids of the formats that offer it;
 * without it, all shipped formats do.
 */
export type Customization = {
  label: string;
  help?: string | undefined;
  maxLength: number;
  isRequired: boolean;
  formats?: string[] | undefined;
};

/** The data of a product that every part of the store uses. Its page adds pictures and story. */
export type Product = {
  _id: string;
  name: string;
  summary: string;
  creator: ProductCreator;
  categories: Category[];
  categoryIds: string[];
  formats: Format[];
  /** The preselected format. */
  productFormatId: string;
  type: (typeof PRODUCT_TYPES)[number];
  availability: (typeof AVAILABILITIES)[number];
  kind: (typeof PRODUCT_KINDS)[number];
  addedAt: string;
  releasedAt?: string;
  customization?: Customization;
  /** What its formats are: editions, sizes. */
  choice?: Choice | undefined;
  /** Its options. Then each combination of their values is a format (a variant). */
  options?: ProductOption[];
  /** The most pieces that one customer may buy, in all orders together. Absent when unlimited. */
  maximumPerPerson?: number | undefined;
  /** The only shipping methods that it can go by. Absent for all. */
  shippingMethods?: string[] | undefined;
  /**
   * By format id. Absent when unlimited: files, and products made to order. Of a bundle, what its parts
   * allowed when they were counted: sales are counted for each part alone.
   */
  stock?: Readonly<Record<string, Stock>>;
};

export type Entry<T> = { id: string; data: T };
