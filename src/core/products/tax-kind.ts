import type { Goods } from './goods.ts';

/**
 * What a thing is to a tax office. Coarser than goods where rates do not differ, finer where they do: a printed book and the same
 * book as a file are two kinds, and confectionery is not food.
 *
 * `service`: a meal, a day at a workshop. `gift`: money given for nothing in return, which is no sale. `voucher`: a gift card, which is
 * money for later: what it buys is taxed when it is spent (Directive (EU) 2016/1065, article 30b (1); VAT Act 1994, Schedule 10B).
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

/** What is taxed like any other thing: the standard rate holds wherever nothing else is known. */
export const STANDARD_KIND = 'goods' satisfies TaxKind;

/** Goods that are a kind of their own when they are posted; all others are `goods`. */
const POSTED: Partial<Record<Goods, TaxKind>> = {
  book: 'book',
  food: 'food',
  drink: 'drink',
  clothing: 'clothing',
};
/** The same for files; all others are `digital`. */
const FILES: Partial<Record<Goods, TaxKind>> = { book: 'e-book', course: 'course' };

/**
 * The tax kind of goods, as a thing that is posted or as a file.
 * @param own what an editor named, where goods are too coarse: a box with chocolate in it, say
 */
export function taxKindOf(goods: Goods, isShipped: boolean, own?: TaxKind): TaxKind {
  if (goods === 'gift-card') return 'voucher';
  if (own) return own;
  return isShipped ? (POSTED[goods] ?? STANDARD_KIND) : (FILES[goods] ?? 'digital');
}

/** True for a line that is a gift card: no promo code lowers it, nobody earns by it, and no gift card pays for it. */
export function isGiftCard({ taxKind }: { taxKind?: TaxKind | undefined }): boolean {
  return taxKind === 'voucher';
}
