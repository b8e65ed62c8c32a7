import { formatMoney } from '../../core/money.ts';
import { regionLabel } from '../../core/regions/price-label.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import type { ShippingMethodEntry } from '../../schemas/selling.ts';

/** What shipping to a region costs and how long it takes, in one sentence. */
export function shippingCostText(methods: readonly ShippingMethodEntry[], region: RegionCode): string {
  const { currency, locale } = regionOf(region);
  const offers = methods
    .filter(({ active }) => active)
    .sort((a, b) => a.order - b.order)
    .flatMap(({ name, estimate, rates }) => {
      const amount = rates[region];
      if (amount === undefined) return [];
      const price = amount === 0 ? 'nothing' : formatMoney({ amount, currency }, locale);
      return `${name.toLowerCase()}, ${daysLabel(estimate)}, costs ${price}`;
    });
  if (offers.length === 0) return `The basket names what posting to ${regionLabel(region)} costs.`;
  return `To ${regionLabel(region)}, ${offers.join('; ')}, for a whole order.`;
}

function daysLabel({ minimumDays, maximumDays }: ShippingMethodEntry['estimate']): string {
  if (minimumDays === maximumDays) return `${minimumDays} working day${minimumDays === 1 ? '' : 's'}`;
  return `${minimumDays} to ${maximumDays} working days`;
}
