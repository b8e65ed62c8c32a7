import { useEffect, useState } from 'react';
import { type Suggestion, suggest } from '#src/core/basket/suggestions.ts';
import type { Basket, BasketProduct } from '#src/core/basket/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { nearestThreshold } from '#src/core/shipping/offer.ts';
import { findCandidates, firstProducts } from './find-candidates.ts';
import type { OrderState } from './use-order.ts';

/**
 * The suggestions beside the basket. Undefined until they are loaded. They are requested after the basket is
 * rendered and updated, and again when its first products change. When one is added, the next one takes its
 * place.
 */
export function useSuggestions(
  basket: Basket,
  region: RegionCode,
  { offer, needsShipping, isFresh }: Pick<OrderState, 'offer' | 'needsShipping'> & { isFresh: boolean },
): Suggestion[] | undefined {
  const [candidates, setCandidates] = useState<BasketProduct[]>();
  const ids = isFresh ? firstProducts(basket).join() : '';
  useEffect(() => {
    if (ids === '') return undefined;
    let isGone = false;
    findCandidates(ids.split(','), region).then((found) => {
      if (!isGone) setCandidates(found);
    });
    return () => {
      isGone = true;
    };
  }, [ids, region]);
  const missing = needsShipping ? nearestThreshold(offer)?.missing : undefined;
  return candidates && suggest(candidates, { basket, region, missing });
}
