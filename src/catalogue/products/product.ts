import { dayOf } from '#src/core/dates.ts';
import { goodsOf } from '#src/core/products/goods.ts';
import { isShipped, type Offered } from '#src/core/products/pricing.ts';
import { taxKindOf } from '#src/core/products/tax-kind.ts';
import type { Category, Entry, Format, Product } from '#src/core/products/types.ts';
import { nth } from '#src/lib/nth.ts';
import type { CreatorEntry } from '../schemas/creator.ts';
import type { ProductEntry } from '../schemas/product.ts';
import { pictureName } from '../schemas/variants.ts';
import { courseDetail } from './course.ts';
import { pricesOn } from './price-history.ts';

/** Builds a product as of `now` from its content. The build adds pictures. */
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
    type: typeOn(data, now),
    availability: data.availability,
    kind: data.kind,
    addedAt: data.addedAt.toISOString(),
    ...(data.releasedAt && { releasedAt: data.releasedAt.toISOString() }),
    ...(data.customization && { customization: data.customization }),
    choice: data.choice ?? goodsOf(data.goods).choice,
    ...(data.options && { options: data.options }),
    ...(data.maximumPerPerson && { maximumPerPerson: data.maximumPerPerson }),
    ...(data.shippingMethods && { shippingMethods: data.shippingMethods }),
    ...offerOf(data, now),
  };
}

/** Its formats with the prices of a day. */
export function offerOf(data: ProductEntry, now: Date): Offered {
  return {
    formats: data.formats.map((format) => formatOn(format, data, now)),
    productFormatId: data.productFormatId ?? nth(data.formats, 0).id,
    ...stockOf(data),
  };
}

function formatOn(
  entry: ProductEntry['formats'][number],
  {
    goods,
    taxKind,
    lessons,
    previewImages,
  }: Pick<ProductEntry, 'goods' | 'taxKind' | 'lessons' | 'previewImages'>,
  now: Date,
): Format {
  const { id: _id, name, type, net, options, sku, barcode, weight } = entry;
  const picture = previewImages.findIndex((one) => pictureName(one) === entry.picture);
  const detail = entry.detail ?? courseDetail({ lessons }, entry);
  return {
    _id,
    name,
    ...(type && { type }),
    ...(detail && { detail }),
    ...(net && { net }),
    taxKind: taxKindOf(goods, isShipped(entry), taxKind),
    prices: pricesOn(entry, now),
    ...(options && { options }),
    ...(sku && { sku }),
    ...(barcode && { barcode }),
    ...(weight && { weight }),
    ...(picture >= 0 && { picture }),
    // What is not made has no price either, so no region offers it.
    ...((entry.availability ?? 'available') !== 'available' && { availability: 'unavailable' as const }),
  };
}

function stockOf({ formats }: Pick<ProductEntry, 'formats'>): Pick<Product, 'stock'> {
  const counted = formats.flatMap(({ id, stock }) =>
    stock ? [[id, { count: stock.count, countedAt: dayOf(stock.countedAt) }] as const] : [],
  );
  return counted.length > 0 ? { stock: Object.fromEntries(counted) } : {};
}

/** A pre-order becomes available on its release day (UTC). */
function typeOn({ type, releasedAt }: Pick<ProductEntry, 'type' | 'releasedAt'>, now: Date) {
  return type === 'pre-order' && releasedAt && dayOf(releasedAt) <= dayOf(now) ? 'available' : type;
}
