import { useCallback, useEffect, useState } from 'react';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { listShippingMethods, type ShippingMethod } from './shipping.ts';

/** The region's ways to send things, asked for once something is to be posted, and again on demand. */
export function useShippingMethods(region: RegionCode, needsShipping: boolean) {
  const [methods, setMethods] = useState<ShippingMethod[] | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setMethods('loading');
    const found = await listShippingMethods(region);
    setMethods(found && found.length > 0 ? found : 'failed');
  }, [region]);
  useEffect(() => {
    if (needsShipping) load();
  }, [needsShipping, load]);
  return [methods, load] as const;
}
