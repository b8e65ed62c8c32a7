import { useEffect, useState } from 'react';
import type { RegionCode } from '../../core/regions/regions.ts';
import { refreshLines } from '../../stores/basket/basket-actions.ts';

/**
 * Brings the lines up to what the shop sells now, each time the page is opened or comes back from memory.
 * @returns whether they have been, as far as anybody answered
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
