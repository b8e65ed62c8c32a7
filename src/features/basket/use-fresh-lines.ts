import { useEffect } from 'react';
import type { RegionCode } from '../../core/regions/regions.ts';
import { refreshLines } from '../../stores/basket/basket-actions.ts';

/** Brings the lines up to what the shop sells now, each time the page is opened or comes back from memory. */
export function useFreshLines(region: RegionCode): void {
  useEffect(() => {
    const again = (event: PageTransitionEvent) => event.persisted && refreshLines(region);
    refreshLines(region);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [region]);
}
