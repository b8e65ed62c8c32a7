import { moneyIn } from '#src/core/regions/format.ts';
import { regionLabel } from '#src/core/regions/price-label.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { deliveryBy } from '#src/core/shipping/method-name.ts';
import { type ShippingMethod, shippingOffer } from '#src/core/shipping/offer.ts';

/** The price, free shipping threshold and duration of delivery to a region, in one sentence. */
export function shippingCostText(methods: readonly ShippingMethod[], region: RegionCode): string {
  const offers = offeredIn(methods, region).map(({ name, rate, freeFrom, window }) => {
    const price = rate === 0 ? 'nothing' : moneyIn(region, rate);
    const free =
      rate > 0 && freeFrom !== undefined
        ? ` (nothing from ${moneyIn(region, freeFrom)} of goods on, after any discount)`
        : '';
    return `${deliveryBy(name)}, ${daysLabel(window)}, costs ${price}${free}`;
  });
  if (offers.length === 0) return notOffered(region);
  return `To ${regionLabel(region)}, ${offers.join('; ')}, for a whole order.`;
}

/** The same as a Markdown list, one shipping method per line. */
export function shippingCostList(methods: readonly ShippingMethod[], region: RegionCode): string {
  const offers = offeredIn(methods, region).map(({ name, rate, freeFrom, window }) => {
    const price = rate === 0 ? 'Free' : `${moneyIn(region, rate)} an order`;
    const free =
      rate > 0 && freeFrom !== undefined
        ? `. Free from ${moneyIn(region, freeFrom)} of goods on, after any discount`
        : '';
    return `- **${name}**: ${price}, ${daysLabel(window)}${free}.`;
  });
  return offers.length === 0 ? notOffered(region) : offers.join('\n');
}

function offeredIn(methods: readonly ShippingMethod[], region: RegionCode) {
  return shippingOffer({ region, methods, lines: [], goods: 0 }).methods;
}

function notOffered(region: RegionCode): string {
  return `The basket names what delivery to ${regionLabel(region)} costs.`;
}

function daysLabel({ minimumDays, maximumDays }: ShippingMethod['estimate']): string {
  if (minimumDays === maximumDays) return `${minimumDays} working day${minimumDays === 1 ? '' : 's'}`;
  return `${minimumDays} to ${maximumDays} working days`;
}
