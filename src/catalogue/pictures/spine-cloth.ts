import { bookOf } from '#illustrations/scenes/book/cover.ts';
import type { CatalogueProduct } from '../catalogue.ts';

/** The colour of a printed book's spine as its own picture has it, a hex value; undefined for what is not drawn as a book. */
export function spineCloth({ _id, entry: { data }, creator }: CatalogueProduct): string | undefined {
  if (data.art?.scene !== 'book') return undefined;
  const { colour } = creator.profile;
  return bookOf({ slug: _id, name: data.name, creatorName: creator.name, colour, art: data.art }).scheme
    .spine;
}
