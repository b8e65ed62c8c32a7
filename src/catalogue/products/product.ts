import { isShipped } from '../../core/products/pricing.ts';
import { taxKindOf } from '../../core/products/tax-kind.ts';
import type { Category, Entry, Product } from '../../core/products/types.ts';
import { REGION_CODES } from '../../core/regions/regions.ts';
import { dayOf } from '../../lib/clock.ts';
import { nth } from '../../lib/nth.ts';
import type { CreatorEntry } from '../../schemas/creator.ts';
import type { ProductEntry } from '../../schemas/product.ts';

/** A product as the store uses it at `now`, put together from what editors wrote. Pictures are added by the build. */
export function toProduct(
  { id, data }: Entry<ProductEntry>,
  creator: Entry<CreatorEntry>,
  categories: ReadonlyMap<string, Category>,
  now: Date,
): Product {
  const own = data.categories.flatMap((categoryId) => categories.get(categoryId) ?? []);
  return {
    _id: id,
    name: data.name,
    summary: data.summary,
    creator: {
      _id: creator.id,
      username: creator.data.username,
      name: creator.data.name,
      profile: { handle: creator.data.profile.handle, colour: creator.data.profile.colour },
    },
    categories: own,
    categoryIds: data.categories,
    formats: data.formats.map(({ id: _id, prices, stock: _stock, files: _files, ...format }) => ({
      _id,
      ...format,
      taxKind: taxKindOf(data.goods, isShipped(format), data.taxKind),
      prices: REGION_CODES.flatMap((region) => {
        const amount = prices[region];
        return amount === undefined ? [] : [{ region, amount }];
      }),
    })),
    productFormatId: data.productFormatId ?? nth(data.formats, 0).id,
    type: typeOn(data, now),
    availability: data.availability,
    kind: data.kind,
    addedAt: data.addedAt.toISOString(),
    ...(data.releasedAt && { releasedAt: data.releasedAt.toISOString() }),
    ...(data.customization && { customization: data.customization }),
    ...stockOf(data),
  };
}

function stockOf({ formats }: Pick<ProductEntry, 'formats'>): Pick<Product, 'stock'> {
  const counted = formats.flatMap(({ id, stock }) =>
    stock ? [[id, { count: stock.count, countedAt: dayOf(stock.countedAt) }] as const] : [],
  );
  return counted.length > 0 ? { stock: Object.fromEntries(counted) } : {};
}

/** What is still to come is a pre-order until the day of its release in UTC, and from then on simply there. */
function typeOn({ type, releasedAt }: Pick<ProductEntry, 'type' | 'releasedAt'>, now: Date) {
  return type === 'pre-order' && releasedAt && dayOf(releasedAt) <= dayOf(now) ? 'available' : type;
}
