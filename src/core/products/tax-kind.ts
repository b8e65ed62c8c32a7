import type { Goods } from './goods.ts';

/**
 * Tax categories. They are coarser than goods where rates are the same and finer where they differ: a printed
 * book and an e-book are two kinds, and confectionery is not food.
 *
 * - `service`: a meal, a day at a workshop.
 * - `gift`: money given for nothing in return, which is not a sale.
 * - `voucher`: a gift card. What it buys is taxed when it is spent (Directive (EU) 2016/1065, article 30b
 *   (1); VAT Act 1994, Schedule 10B).
 */
export const TAX_KINDS = [
  'goods',
  'book',
  'e-book',
  'food',
  'confectionery',
  'drink',
  'clothing',
  'course',
  'digital',
  'service',
  'gift',
  'voucher',
] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Taxed at the standard rate. The default. */
export const STANDARD_KIND = 'goods' satisfies TaxKind;

/** Shipped goods with their own tax kind. All others are `goods`. */
const POSTED: Partial<Record<Goods, TaxKind>> = {
  book: 'book',
  food: 'food',
  drink: 'drink',
  clothing: 'clothing',
};
/** The same for files. All others are `digital`. */
const FILES: Partial<Record<Goods, TaxKind>> = { book: 'e-book', course: 'course' };

/**
 * The tax kind of goods that are shipped or delivered as files.
 *
 * @param own the tax kind from the content, for products whose goods are too coarse, such as a box with
 *   chocolate in it
 */
export function taxKindOf(goods: Goods, isShipped: boolean, own?: TaxKind): TaxKind {
  if (goods === 'gift-card') return 'voucher';
  if (own) return own;
  return isShipped ? (POSTED[goods] ?? STANDARD_KIND) : (FILES[goods] ?? 'digital');
}

/** True for a gift card's line. Promo codes, commissions and other gift cards do not apply to it. */
export function isGiftCard({ taxKind }: { taxKind?: TaxKind | undefined }): boolean {
  return taxKind === 'voucher';
}
