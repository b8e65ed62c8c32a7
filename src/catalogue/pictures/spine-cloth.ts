import { bookOf } from 'illustrations';
import type { CatalogueProduct } from '../catalogue.ts';

/** The spine colour of a drawn book, as a hex value. Undefined for products that are not drawn as books. */
export function spineCloth({ _id, entry: { data }, creator }: CatalogueProduct): string | undefined {
  if (data.art?.scene !== 'book') return undefined;
  const { colour } = creator.profile;
  return bookOf({ slug: _id, name: data.name, creatorName: creator.name, colour, art: data.art }).scheme
    .spine;
}
