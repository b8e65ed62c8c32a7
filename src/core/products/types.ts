import type { RegionCode } from '../regions/regions.ts';
import type { TaxKind } from './tax-kind.ts';
import type { NetQuantity } from './unit-price.ts';

/**
 * `amount` in minor units of the region's currency. `prior`, in the same, is the higher price that stands struck through beside it:
 * see prior-price.ts. It is for reading; nothing is ever charged by it.
 */
export type Price = { region: RegionCode; amount: number; prior?: number | undefined };

export const PRODUCT_TYPES = ['pre-order', 'available', 'funding'] as const;
export const AVAILABILITIES = ['available', 'unavailable'] as const;
export const PRODUCT_KINDS = ['standard', 'test', 'sample'] as const;
export const FORMAT_TYPES = ['Print On Demand', 'Digital File', 'Gift Card'] as const;
/** The colours that a creator, and with them their pages, may have: classes of src/styles/grounds.css. */
export const PALETTE = ['butter', 'olive', 'blush', 'plum', 'sage', 'sky', 'brick', 'cream'] as const;

export type FormatType = (typeof FORMAT_TYPES)[number];

/** How many pieces were on the shelf when somebody counted them, and that day (ISO date). What was sold since comes off. */
export type Stock = { count: number; countedAt: string };

export type Format = {
  _id: string;
  name: string;
  type?: FormatType;
  /** What it is to a tax office; without one, the standard rate holds. */
  taxKind?: TaxKind;
  detail?: string;
  net?: NetQuantity | undefined;
  prices: Price[];
};

export type Category = { _id: string; name: string; url: string; section: string };

export type ProductCreator = {
  _id: string;
  username: string;
  name: string;
  profile: { handle: string; colour: (typeof PALETTE)[number] };
};

/**
 * What a shopper may or must have written or printed; `maxLength` in characters. `formats` are the ids of those that bear it; without
 * them, all that are posted do.
 */
export type Customization = {
  label: string;
  help?: string | undefined;
  maxLength: number;
  isRequired: boolean;
  formats?: string[] | undefined;
};

/** What the store knows of a product wherever it is shown, priced or sold; the page adds pictures and story. */
export type Product = {
  _id: string;
  name: string;
  summary: string;
  creator: ProductCreator;
  categories: Category[];
  categoryIds: string[];
  formats: Format[];
  /** The format that is chosen to begin with. */
  productFormatId: string;
  type: (typeof PRODUCT_TYPES)[number];
  availability: (typeof AVAILABILITIES)[number];
  kind: (typeof PRODUCT_KINDS)[number];
  addedAt: string;
  releasedAt?: string;
  customization?: Customization;
  /** By the format's id. Absent where there is no end of them: files, and what is made to order. */
  stock?: Readonly<Record<string, Stock>>;
};

export type Entry<T> = { id: string; data: T };
