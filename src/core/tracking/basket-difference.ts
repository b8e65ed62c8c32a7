import { formatOf, unitAmount } from '../basket/basket.ts';
import type { Basket, BasketItem } from '../basket/types.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { BuyingLine, TrackedEvent } from './tracked-event.ts';

/**
 * The difference between two baskets as events. A change of format is a removal and an addition. While a
 * quantity is being typed, the line keeps its previous one.
 */
export function basketDifference(before: Basket, after: Basket, region: RegionCode): TrackedEvent[] {
  const [had, has] = [linesOf(before), linesOf(after)];
  for (const item of after.items)
    if (item.quantity === '') has.set(keyOf(item), had.get(keyOf(item)) ?? { item, quantity: 0 });
  const added: BuyingLine[] = [];
  const removed: BuyingLine[] = [];
  for (const key of new Set([...had.keys(), ...has.keys()])) {
    const by = (has.get(key)?.quantity ?? 0) - (had.get(key)?.quantity ?? 0);
    const item = (has.get(key) ?? had.get(key))?.item;
    if (item && by !== 0) (by > 0 ? added : removed).push(buyingLine(item, Math.abs(by), region));
  }
  return [
    ...(removed.length > 0 ? [{ kind: 'removed', buying: { region, lines: removed } } as const] : []),
    ...(added.length > 0 ? [{ kind: 'added', buying: { region, lines: added } } as const] : []),
  ];
}

function linesOf({ items }: Basket): Map<string, { item: BasketItem; quantity: number }> {
  return new Map(items.map((item) => [keyOf(item), { item, quantity: item.quantity || 0 }]));
}

function keyOf({ id, productFormatId }: BasketItem): string {
  return `${id} ${productFormatId}`;
}

/** The unit price is 0 for a product that the region does not sell. */
function buyingLine(item: BasketItem, quantity: number, region: RegionCode): BuyingLine {
  return {
    product: item,
    variant: formatOf(item)?.name ?? '',
    quantity,
    unitAmount: unitAmount(item, region) ?? 0,
    discount: 0,
  };
}
