import type { NetQuantity } from '#src/core/products/unit-price.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/**
 * A product of another shop, as its export has it. Texts are those of the cells,
 * and `line` is a line of the file.
 */
export type SourceProduct = {
  /** The name in its address at the other shop. */
  handle: string;
  line: number;
  name: string;
  html: string;
  /** A short description in plain text, or nothing. */
  summary: string;
  vendor: string;
  type: string;
  tags: readonly string[];
  isPublished: boolean;
  isGiftCard: boolean;
  /** The names of its options. None for a product without variants. */
  options: readonly string[];
  variants: readonly SourceVariant[];
  pictures: readonly ForeignPicture[];
  /** What makes the whole product unreadable. */
  problems: readonly LineText[];
};

export type SourceVariant = {
  line: number;
  /** Its value of each option. */
  values: readonly string[];
  sku: string;
  barcode: string;
  /** Grams. */
  weight: string;
  prices: Partial<Record<RegionCode, { price: string; compareAt: string }>>;
  /** The address of its own picture, or nothing. */
  picture: string;
  /** What is left. Undefined when nobody counts. */
  stock?: number | undefined;
  isPosted: boolean;
  net?: NetQuantity | undefined;
};

export type ForeignPicture = { address: string; alt: string };

/** Something to say of a line of the file. */
export type LineText = { line: number; text: string };
