import { unitAmount } from '#src/core/basket/basket.ts';
import type { Basket, BasketItem } from '#src/core/basket/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { withPriceBefore } from './refresh.ts';

/** The server's current price of an item, in minor units. Without an amount it is no longer available. */
export type PricedItem = { productId: string; productFormatId: string; unitAmount?: number | undefined };

/**
 * Applies the server's prices in a region, as {@link refreshItems} does with the products' files. The old
 * price is kept in `was` until the shopper accepts the new one. Items that are no longer available become
 * unavailable. Removes no lines.
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
  // The product's file may have given a more precise reason, so that another format can be chosen.
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
