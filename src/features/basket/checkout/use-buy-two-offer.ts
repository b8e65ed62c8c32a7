import { useEffect, useState } from 'react';
import { ask } from '#src/api-client/ask.ts';
import { configAnswer, configOperation } from '#src/contracts/config.ts';
import { promoCodeFrom } from '#src/contracts/coupons.ts';
import type { PromoCode } from '#src/core/discounts/promo-code.ts';
import { refusalOf } from '#src/core/discounts/refusals.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Buying } from './look-up-coupon.ts';

/**
 * The promo code that is offered for what is being bought, asked for once there are two things or more: a static page does not know
 * what runs today. Undefined while there is none, or what is bought is not, or no longer, enough of what it is for.
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

/** What is offered in a region, undefined where nothing is or it cannot be read: nobody misses what they were not told of. */
export async function findOffer(
  region: RegionCode,
  options: Parameters<typeof ask>[3] = { minMs: 0 },
): Promise<PromoCode | undefined> {
  const answer = await ask(`${configOperation.path}?region=${region}`, configAnswer, {}, options);
  return answer.isOk && answer.data.offer ? promoCodeFrom(answer.data.offer) : undefined;
}
