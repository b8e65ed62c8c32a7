import { isSoldIn } from '#src/core/products/pricing.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Catalogue, Creator } from '../catalogue.ts';
import type { SelectionItem } from './selections.ts';

/**
 * Items by a creator for a region, three by default: the editor's choices, then the newest products, then
 * recipes. Products that the region cannot buy come last.
 */
export function itemsOfCreator(
  { by }: { by: Pick<Catalogue['by'], 'productsByCreator' | 'recipesByCreator'> },
  creator: Creator,
  chosen: readonly SelectionItem[],
  region: RegionCode,
  count = 3,
): SelectionItem[] {
  const theirs: SelectionItem[] = [
    ...chosen.filter(({ kind }) => kind !== 'creator'),
    ...(by.productsByCreator.get(creator.id) ?? []).map((product) => ({
      kind: 'product' as const,
      product,
      line: undefined,
    })),
    ...(by.recipesByCreator.get(creator.id) ?? []).map((recipe) => ({
      kind: 'recipe' as const,
      recipe,
      line: undefined,
    })),
  ];
  const unlike = [...new Map(theirs.map((item) => [keyOf(item), item])).values()];
  return matchingFirst(unlike, (item) => isAvailableIn(item, region)).slice(0, count);
}

/** Sorts items so that those for which `isWanted` is true come first. */
export function matchingFirst<T>(items: readonly T[], isWanted: (item: T) => boolean): T[] {
  return [...items.filter(isWanted), ...items.filter((item) => !isWanted(item))];
}

/** True when the region can buy or cook the item now. */
export function isAvailableIn(item: SelectionItem, region: RegionCode): boolean {
  return (
    item.kind !== 'product' || (item.product.availability === 'available' && isSoldIn(item.product, region))
  );
}

function keyOf(item: SelectionItem): string {
  if (item.kind === 'product') return `product ${item.product._id}`;
  return item.kind === 'recipe' ? `recipe ${item.recipe.id}` : `creator ${item.creator.id}`;
}
