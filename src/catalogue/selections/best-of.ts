import { isSoldIn } from '../../core/products/pricing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { Catalogue, Creator } from '../catalogue.ts';
import type { SelectionItem } from './selections.ts';

/**
 * Three things by a creator for a region: what an editor chose, then their newest, then their recipes. Nothing that the region
 * cannot have, as long as there is enough else.
 */
export function bestOf(
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
  return wantedFirst(unlike, (item) => isToBeHad(item, region)).slice(0, count);
}

/** The same items, those first that the region can have at this moment. */
export function wantedFirst<T>(items: readonly T[], isWanted: (item: T) => boolean): T[] {
  return [...items.filter(isWanted), ...items.filter((item) => !isWanted(item))];
}

/** True for what a shopper of the region can buy or cook now. */
export function isToBeHad(item: SelectionItem, region: RegionCode): boolean {
  return (
    item.kind !== 'product' || (item.product.availability === 'available' && isSoldIn(item.product, region))
  );
}

function keyOf(item: SelectionItem): string {
  if (item.kind === 'product') return `product ${item.product._id}`;
  return item.kind === 'recipe' ? `recipe ${item.recipe.id}` : `creator ${item.creator.id}`;
}
