import { formatsIn } from '../../core/products/pricing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { CatalogueProduct } from '../catalogue.ts';

/** From this height on, in px, the words fill the column beside the pictures by themselves; films are three wide frames. */
const ROOM = { pictures: 1450, film: 1700 };

type Page = {
  region: RegionCode;
  /** How many rows its specification has. */
  details: number;
  /** Things in its place stand below the words. */
  isSoldOut: boolean;
  /** Its pictures are wider than high. */
  isFilm: boolean;
};

/**
 * Whether the words of a product's page are short enough beside its pictures for its maker's note to stand below them, in a window of
 * 1,440 px. Their height is estimated by regression over the catalogue, ±150 px.
 */
export function hasRoomForNote(
  product: CatalogueProduct,
  { region, details, isSoldOut, isFilm }: Page,
): boolean {
  const { formats, customization, entry } = product;
  const isSold = formatsIn(product, region).length > 0;
  const isGift = formats.some(({ type }) => type === 'Gift Card');
  const asked = (customization ? 160 : 0) + (isSoldOut ? 350 : 0) + (isGift ? 40 : 0);
  const form = isSold ? 740 + 68 * formats.length + asked : 490;
  const height = form + 49 * details + 0.76 * (entry.body?.length ?? 0);
  return height < (isFilm ? ROOM.film : ROOM.pictures);
}
