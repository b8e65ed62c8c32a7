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
 * What to show beside the basket; undefined until the catalogue has answered. It is asked once, after the basket is drawn
 * and its lines are as the shop has them now. What is added gives its place to the next.
 */
export function useSuggestions(
  basket: Basket,
  region: RegionCode,
  { offer, needsShipping, isFresh }: Pick<OrderInHand, 'offer' | 'needsShipping'> & { isFresh: boolean },
): Suggestion[] | undefined {
  const [candidates, setCandidates] = useState<BasketProduct[]>();
  const isAsked = isFresh && basket.items.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for the basket as it was opened, however it changes meanwhile
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
  return candidates && suggest(candidates, { basket, region, missing, count: SUGGESTED });
}
