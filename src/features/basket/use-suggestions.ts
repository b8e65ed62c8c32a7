import { useEffect, useState } from 'react';
import { type Suggestion, suggest } from '../../core/basket/suggestions.ts';
import type { Basket, BasketProduct } from '../../core/basket/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { nearestThreshold } from '../../core/shipping/offer.ts';
import { findCandidates } from './find-candidates.ts';
import type { OrderInHand } from './use-order.ts';

/** How many are shown. */
export const SUGGESTED = 2;

/**
 * What to show beside the basket; undefined until the catalogue has answered. It is asked once, after the basket is drawn, and what is
 * added gives its place to the next.
 */
export function useSuggestions(
  basket: Basket,
  region: RegionCode,
  { offer, needsShipping }: Pick<OrderInHand, 'offer' | 'needsShipping'>,
): Suggestion[] | undefined {
  const [candidates, setCandidates] = useState<BasketProduct[]>();
  const isFilled = basket.items.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for the basket as it was opened, however it changes meanwhile
  useEffect(() => {
    if (!isFilled) return undefined;
    let isGone = false;
    findCandidates(basket, region).then((found) => {
      if (!isGone) setCandidates(found);
    });
    return () => {
      isGone = true;
    };
  }, [isFilled, region]);
  const missing = needsShipping ? nearestThreshold(offer)?.missing : undefined;
  return candidates && suggest(candidates, { basket, region, missing, count: SUGGESTED });
}
