import { formatsIn } from '../../core/products/pricing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import type { Arrangement } from '../pictures/arrangement.ts';

/** From this height on, in px, the words fill the column beside the pictures by themselves; films are three wide frames. */
const ROOM = { pictures: 1450, film: 1700 };
/** A row of the specification, in px. */
const DETAIL = 49;
/** Of a column of half a tablet: a letter of what is told, and the least that the note takes, in px. */
const HALF = { letter: 0.8, note: 190 };

type Page = {
  region: RegionCode;
  /** How many rows its specification has. */
  details: number;
  /** Things in its place stand below the words. */
  isSoldOut: boolean;
  arrangement: Arrangement | undefined;
};

/** Where on a product's page its maker's note has room. */
export type RoomForNote = {
  /** Below the words, in the column beside the pictures, in a window of 1,440 px. */
  beside: boolean;
  /** Below the specification, which on a tablet stands beside what is told, under a book. */
  below: boolean;
};

/** Where the words of a product leave room for its maker's note. Heights are estimated by regression over the catalogue, ±150 px. */
export function roomForNote(
  product: CatalogueProduct,
  { region, details, isSoldOut, arrangement }: Page,
): RoomForNote {
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
