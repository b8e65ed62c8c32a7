import { formatMoney } from '../../core/money.ts';
import { regionLabel } from '../../core/regions/price-label.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import { deliveryBy } from '../../core/shipping/method-name.ts';
import { type ShippingMethod, shippingOffer } from '../../core/shipping/offer.ts';

/** What delivery to a region costs, from when on it is free and how long it takes, in one sentence. */
export function shippingCostText(methods: readonly ShippingMethod[], region: RegionCode): string {
  const { currency, locale } = regionOf(region);
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const { methods: offered } = shippingOffer({ region, methods, lines: [], goods: 0 });
  const offers = offered.map(({ name, rate, freeFrom, window }) => {
    const price = rate === 0 ? 'nothing' : money(rate);
    const free =
      rate > 0 && freeFrom !== undefined
        ? ` (nothing from ${money(freeFrom)} of goods on, after any discount)`
        : '';
    return `${deliveryBy(name)}, ${daysLabel(window)}, costs ${price}${free}`;
  });
  if (offers.length === 0) return `The basket names what delivery to ${regionLabel(region)} costs.`;
  return `To ${regionLabel(region)}, ${offers.join('; ')}, for a whole order.`;
}

function daysLabel({ minimumDays, maximumDays }: ShippingMethod['estimate']): string {
  if (minimumDays === maximumDays) return `${minimumDays} working day${minimumDays === 1 ? '' : 's'}`;
  return `${minimumDays} to ${maximumDays} working days`;
}
