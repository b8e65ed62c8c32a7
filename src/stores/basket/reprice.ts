import { unitAmount } from '../../core/basket/basket.ts';
import type { Basket, BasketItem } from '../../core/basket/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { withPriceBefore } from './refresh.ts';

/** What the server says one thing costs now, in minor units; without an amount it cannot be had any more. */
export type PricedItem = { productId: string; productFormatId: string; unitAmount?: number | undefined };

/**
 * Brings the lines up to the prices that the server charges in a region, as {@link refreshItems} does by the products' own files: the
 * old price is kept as `was` until the shopper has said yes, what cannot be had any more becomes unavailable, nothing is taken out.
 */
export function repriceItems(basket: Basket, priced: readonly PricedItem[], region: RegionCode): Basket {
  return {
    items: basket.items.map((item) => {
      const now = priced.find(
        ({ productId, productFormatId }) =>
          productId === item._id && productFormatId === item.productFormatId,
      );
      return now ? repriced(item, now, region) : item;
    }),
  };
}

function repriced(item: BasketItem, now: PricedItem, region: RegionCode): BasketItem {
  const known = unitAmount(item, region);
  // Its own file may have told more precisely why, so that another format can be chosen.
  if (now.unitAmount === undefined)
    return known === undefined ? item : { ...item, availability: 'unavailable' };
  const amount = now.unitAmount;
  if (known === amount) return item;
  const formats = item.formats.map((format) =>
    format._id === item.productFormatId
      ? {
          ...format,
          prices: [...format.prices.filter((price) => price.region !== region), { region, amount }],
        }
      : format,
  );
  return withPriceBefore({ ...item, formats }, item, region);
}
