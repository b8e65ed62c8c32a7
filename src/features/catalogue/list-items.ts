import { nth } from '#src/lib/nth.ts';
import { paths } from '#src/lib/paths.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { coverOf } from './covers.ts';
import type { ListItem } from './list-query.ts';
import { shelfPrice } from './shelf-price.ts';

/** Every listed product as the filtered list of a region knows it, newest first. */
export function listItems(catalogue: Catalogue, region: RegionCode): Promise<ListItem[]> {
  return Promise.all(catalogue.products.map((product) => listItem(catalogue, product, region)));
}

async function listItem(
  catalogue: Catalogue,
  product: CatalogueProduct,
  region: RegionCode,
): Promise<ListItem> {
  const { webp, width, height, alt, ground } = await coverOf(catalogue, product);
  const offered = webp.filter((file) => file.width <= 1024);
  return {
    name: product.name,
    url: paths.product(product._id),
    creator: product.creator.name,
    summary: product.summary,
    price: shelfPrice(product, region),
    sections: [...new Set(product.categories.map(({ section }) => section))],
    categories: product.categoryIds,
    type: product.type,
    availability: product.availability,
    addedAt: product.addedAt,
    picture: {
      src: (offered[1] ?? nth(offered, 0)).url,
      srcset: offered.map((file) => `${file.url} ${file.width}w`).join(', '),
      width,
      height,
      alt,
      class: ground ? `ground-${ground}` : '',
    },
  };
}
