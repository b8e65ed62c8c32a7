import { useEffect, useState } from 'react';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { refreshLines } from '#src/stores/basket/basket-actions.ts';

/**
 * Updates the lines to the current catalogue when the page is opened or returns from the back/forward cache.
 *
 * @returns true when the update is done, even if requests failed
 */
export function useFreshLines(region: RegionCode): boolean {
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    const again = (event: PageTransitionEvent) => event.persisted && refreshLines(region);
    refreshLines(region).finally(() => setFresh(true));
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [region]);
  return isFresh;
}
