import type { Basket } from '#src/core/basket/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { basketDifference } from '#src/core/tracking/basket-difference.ts';
import type { TrackedEvent } from '#src/core/tracking/tracked-event.ts';
import type { ShopEvent } from '#src/stores/shop-event.ts';

/** A typed quantity is final after this many ms without a change. */
const TYPING_MS = 800;

/**
 * Converts the store's events for tracking. Typed quantities are tracked when they are final. `flush` tracks
 * them immediately when the page is left.
 */
export function followShop(region: RegionCode, track: (event: TrackedEvent) => void) {
  let typed: { before: Basket; after: Basket } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    if (typed) for (const event of basketDifference(typed.before, typed.after, region)) track(event);
    typed = undefined;
  }

  function hear(event: ShopEvent): void {
    if (event.kind === 'basket-changed' && event.isTyped) {
      typed = { before: typed?.before ?? event.before, after: event.after };
      clearTimeout(timer);
      if (event.after.items.every(({ quantity }) => quantity !== '')) timer = setTimeout(flush, TYPING_MS);
      return;
    }
    flush();
    if (event.kind === 'basket-changed')
      for (const change of basketDifference(event.before, event.after, region)) track(change);
    else track({ kind: event.kind === 'basket-viewed' ? 'basket' : 'checkout', buying: event.buying });
  }

  return { hear, flush };
}
