import { useEffect, useState } from 'react';
import { type Suggestion, suggest } from '#src/core/basket/suggestions.ts';
import type { Basket, BasketProduct } from '#src/core/basket/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { nearestThreshold } from '#src/core/shipping/offer.ts';
import { findCandidates } from './find-candidates.ts';
import type { OrderState } from './use-order.ts';

/**
 * The suggestions beside the basket. Undefined until they are loaded. They are requested once, after the
 * basket is rendered and updated. When one is added, the next one takes its place.
 */
export function useSuggestions(
  basket: Basket,
  region: RegionCode,
  { offer, needsShipping, isFresh }: Pick<OrderState, 'offer' | 'needsShipping'> & { isFresh: boolean },
): Suggestion[] | undefined {
  const [candidates, setCandidates] = useState<BasketProduct[]>();
  const isAsked = isFresh && basket.items.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for the basket as it was opened
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    findCandidates(basket, region).then((found) => {
      if (!isGone) setCandidates(found);
    });
    return () => {
      isGone = true;
    };
  }, [isAsked, region]);
  const missing = needsShipping ? nearestThreshold(offer)?.missing : undefined;
  return candidates && suggest(candidates, { basket, region, missing });
}
