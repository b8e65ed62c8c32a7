import { formatsIn } from '../../core/products/pricing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import type { Arrangement } from '../pictures/arrangement.ts';

/**
 * From this height in px the text fills the column beside the pictures. A film's column is higher because it
 * has three wide frames.
 */
const ROOM = { pictures: 1450, film: 1700 };
/** Height of a row of the specification, in px. */
const DETAIL = 49;
/**
 * In a column of half a tablet: the height per character of the description, and the minimum height of the
 * note, in px.
 */
const HALF = { letter: 0.8, note: 190 };

type Page = {
  region: RegionCode;
  /** The number of rows in its specification. */
  details: number;
  /** True when alternatives are shown below the text. */
  isSoldOut: boolean;
  arrangement: Arrangement | undefined;
};

/** Where the creator's note fits on a product's page. */
export type NotePlacement = {
  /** Below the text, in the column beside the pictures, in a window of 1,440 px. */
  beside: boolean;
  /** Below the specification, which on a tablet is beside the description of a book. */
  below: boolean;
};

/** Decides where the creator's note fits. Heights are estimated by regression over the catalogue, ±150 px. */
export function notePlacement(
  product: CatalogueProduct,
  { region, details, isSoldOut, arrangement }: Page,
): NotePlacement {
  const { formats, customization, entry } = product;
  const letters = entry.body?.length ?? 0;
  const isSold = formatsIn(product, region).length > 0;
  const isGift = formats.some(({ type }) => type === 'Gift Card');
  const asked = (customization ? 160 : 0) + (isSoldOut ? 350 : 0) + (isGift ? 40 : 0);
  const form = isSold ? 740 + 68 * formats.length + asked : 490;
  return {
    beside: form + DETAIL * details + 0.76 * letters < (arrangement === 'film' ? ROOM.film : ROOM.pictures),
    below: isSold && arrangement === 'book' && HALF.letter * letters - DETAIL * details > HALF.note,
  };
}
