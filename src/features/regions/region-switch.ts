import { unavailableIn } from '../../core/basket/basket.ts';
import type { Basket, BasketItem } from '../../core/basket/types.ts';
import type { RegionChoice } from '../../core/regions/region-cookies.ts';

/** What choosing a region asks for: `items` are the lines that would have to go, to be confirmed first. */
export function planRegionSwitch(choice: RegionChoice, basket: Basket): { items: BasketItem[] } {
  return { items: unavailableIn(basket, choice.storeRegion) };
}

/** The address without `?region=`, which would beat the choice just made. */
export function withoutRegion(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('region');
  return url.href;
}
