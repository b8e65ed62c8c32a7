import { useEffect } from 'react';
import type { RegionCode } from '../../core/regions/regions.ts';
import { $basket, updateBasket } from '../../stores/basket/basket-store.ts';
import { findProducts, refreshItems } from '../../stores/basket/refresh.ts';

/** Brings the lines up to what the shop sells now, each time the page is opened or comes back from memory. */
export function useFreshLines(region: RegionCode): void {
  useEffect(() => {
    const refresh = async () => {
      const findings = await findProducts($basket.get());
      updateBasket((basket) => refreshItems(basket, findings, region));
    };
    const again = (event: PageTransitionEvent) => event.persisted && refresh();
    refresh();
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [region]);
}
