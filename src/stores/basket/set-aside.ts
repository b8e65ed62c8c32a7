import { decodeSetAside } from '../../contracts/stored/set-aside.ts';
import { isUnavailableIn } from '../../core/basket/basket.ts';
import type { BasketItem } from '../../core/basket/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { storedAtom } from '../persistence.ts';

/** Lines that left this tab's basket because the region that was chosen does not sell them; they are offered again where one does. */
const $setAside = storedAtom<BasketItem[]>('found:set-aside', [], {
  encode: (items) => (items.length > 0 ? JSON.stringify(items) : undefined),
  decode: decodeSetAside,
});

export function setAside(items: readonly BasketItem[]): void {
  $setAside.set([...$setAside.get(), ...items]);
}

/** Takes out and returns the lines that a region sells: they are offered once. */
export function takeSetAsideFor(region: RegionCode): BasketItem[] {
  const all = $setAside.get();
  $setAside.set(all.filter((item) => isUnavailableIn(item, region)));
  return all.filter((item) => !isUnavailableIn(item, region));
}
