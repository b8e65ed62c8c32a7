import { unavailableIn } from '#src/core/basket/basket.ts';
import type { Basket, BasketItem } from '#src/core/basket/types.ts';
import type { RegionChoice } from '#src/core/regions/region-cookies.ts';

/** What a region switch requires: `items` are the lines to remove, which the shopper must confirm. */
export function planRegionSwitch(choice: RegionChoice, basket: Basket): { items: BasketItem[] } {
  return { items: unavailableIn(basket, choice.storeRegion) };
}

/** The address without `?region=`, which would override the new choice. */
export function withoutRegion(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('region');
  return url.href;
}
