import { decodeParkedLines } from '#src/contracts/stored/parked-lines.ts';
import { isUnavailableIn } from '#src/core/basket/basket.ts';
import type { BasketItem } from '#src/core/basket/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { storedAtom } from '../persistence.ts';

/**
 * Lines that were removed from this tab's basket because the chosen region does not sell them. They are
 * offered again in a region that does.
 */
const $parkedLines = storedAtom<BasketItem[]>('found:set-aside', [], {
  encode: (items) => (items.length > 0 ? JSON.stringify(items) : undefined),
  decode: decodeParkedLines,
});

export function parkLines(items: readonly BasketItem[]): void {
  $parkedLines.set([...$parkedLines.get(), ...items]);
}

/** Removes and returns the lines that a region sells. */
export function takeParkedLinesFor(region: RegionCode): BasketItem[] {
  const all = $parkedLines.get();
  $parkedLines.set(all.filter((item) => isUnavailableIn(item, region)));
  return all.filter((item) => !isUnavailableIn(item, region));
}
