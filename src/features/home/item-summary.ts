import { type Catalogue, creatorNamed } from '#src/catalogue/catalogue.ts';
import { coverOf, dishOf, plateOf } from '#src/catalogue/pictures/covers.ts';
import { productPath } from '#src/catalogue/product-path.ts';
import type { SelectionItem } from '#src/catalogue/selections/selections.ts';
import { goodsOf } from '#src/core/products/goods.ts';
import { paths } from '#src/lib/paths.ts';

/** The common properties of selected items: picture and shape, name, address, creator and colour. */
export async function summaryOf(catalogue: Catalogue, item: SelectionItem) {
  if (item.kind === 'product')
    return {
      picture: await coverOf(catalogue, item.product),
      isWide: goodsOf(item.product.entry.data.goods).tile === 'wide',
      name: item.product.name,
      url: productPath(item.product.entry),
      maker: item.product.creator.name,
      colour: item.product.creator.profile.colour,
    };
  if (item.kind === 'creator') {
    const { name, profile } = item.creator.data;
    return {
      picture: await plateOf(item.creator),
      isWide: false,
      name,
      url: paths.creator(profile.handle),
      maker: profile.place,
      colour: profile.colour,
    };
  }
  const cook = creatorNamed(catalogue, item.recipe.data.creator).data;
  return {
    picture: await dishOf(catalogue, item.recipe),
    isWide: false,
    name: item.recipe.data.title,
    url: paths.recipe(item.recipe.id),
    maker: cook.name,
    colour: cook.profile.colour,
  };
}
