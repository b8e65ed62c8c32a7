import { useEffect, useState } from 'react';
import { configAnswer, configOperation } from '#src/contracts/config.ts';
import { promoCodeFrom } from '#src/contracts/coupons.ts';
import type { PromoCode } from '#src/core/discounts/promo-code.ts';
import { refusalOf } from '#src/core/discounts/refusals.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { ask } from '#src/stores/api-client/ask.ts';
import type { Buying } from './look-up-coupon.ts';

/**
 * The promo code offered for the current lines. Requested when there are two pieces or more, since a static
 * page does not know today's codes. Undefined when there is none or when it does not apply.
 */
export function useBuyTwoOffer({ lines, region }: Buying): PromoCode | undefined {
  const [offer, setOffer] = useState<PromoCode>();
  const isAsked = lines.reduce((count, line) => count + line.quantity, 0) >= 2;

  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    findOffer(region).then((found) => {
      if (!isLeft) setOffer(found);
    });
    return () => {
      isLeft = true;
    };
  }, [isAsked, region]);

  return offer && !refusalOf(offer, lines, region) ? offer : undefined;
}

/** The offer in a region. Undefined when there is none or when the request failed. */
export async function findOffer(
  region: RegionCode,
  options: Parameters<typeof ask>[3] = { minMs: 0 },
): Promise<PromoCode | undefined> {
  const answer = await ask(`${configOperation.path}?region=${region}`, configAnswer, {}, options);
  return answer.isOk && answer.data.offer ? promoCodeFrom(answer.data.offer) : undefined;
}
