import { useCallback, useEffect, useState } from 'react';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type RegionShipping, readShipping } from './shipping.ts';

/** The region's shipping methods. Requested when something is to be shipped, and again on demand. */
export function useShipping(region: RegionCode, needsShipping: boolean) {
  const [shipping, setShipping] = useState<RegionShipping | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setShipping('loading');
    const found = await readShipping(region);
    setShipping(found && found.methods.length > 0 ? found : 'failed');
  }, [region]);
  useEffect(() => {
    if (needsShipping) load();
  }, [needsShipping, load]);
  return [shipping, load] as const;
}
