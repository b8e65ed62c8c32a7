import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { deliveryBy } from '#src/core/shipping/method-name.ts';
import { nearestThreshold, reachedThreshold, type ShippingOffer } from '#src/core/shipping/offer.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';

type Props = {
  offer: ShippingOffer;
  region: RegionCode;
  /** True when the promo code makes all shipping methods free. */
  isFree: boolean;
};

/**
 * What is missing for free delivery, as a bar and as text, or that it is reached. Renders nothing when there
 * is no threshold.
 */
export function FreeDelivery({ offer, region, isFree }: Props) {
  if (isFree) return <p className="free-shipping">{words.freeDelivery}</p>;
  const near = nearestThreshold(offer);
  const reached = near ? undefined : reachedThreshold(offer);
  if (reached)
    return (
      <p className="free-shipping">{fill(words.freeDeliveryBy, { delivery: deliveryBy(reached.name) })}</p>
    );
  if (near?.freeFrom === undefined) return null;
  return (
    <div className="free-shipping">
      <p className="note">
        <Sentence
          of={words.nearlyFree}
          values={{
            missing: <b>{fill(words.missingForFree, { amount: moneyIn(region, near.missing) })}</b>,
            delivery: deliveryBy(near.name),
          }}
        />
      </p>
      <progress aria-hidden="true" max={near.freeFrom} value={near.freeFrom - near.missing} />
    </div>
  );
}
