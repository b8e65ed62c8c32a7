import { unitAmount } from '../../core/basket/basket.ts';
import type { Basket, BasketItem, PreviewImage } from '../../core/basket/types.ts';
import { wordsFor } from '../../core/products/customization.ts';
import type { Product } from '../../core/products/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';

/** A product as its file in the build tells it. */
export type FoundProduct = Product & { previewImages?: PreviewImage[] };
/** What the shop says of a product now: the product, or that it is gone. What could not be asked is not in the map. */
export type Findings = ReadonlyMap<string, FoundProduct | 'gone'>;

/**
 * Brings the lines up to what the shop sells now. A price that has changed is kept beside the new one as `was`, until
 * the shopper has said yes; a product that is gone becomes unavailable. Nothing is taken out.
 */
export function refreshItems(basket: Basket, findings: Findings, region: RegionCode): Basket {
  const items = basket.items.map((item) => {
    const found = findings.get(item._id);
    if (!found) return item;
    return found === 'gone'
      ? { ...item, availability: 'unavailable' as const }
      : refreshed(item, found, region);
  });
  return items.every((item, at) => same(item, basket.items[at])) ? basket : { items };
}

/** Asks for each product of the basket once. An answer that does not come changes nothing. */
export async function findProducts(
  basket: Basket,
  get: typeof fetch = fetch,
): Promise<Map<string, FoundProduct | 'gone'>> {
  const findings = new Map<string, FoundProduct | 'gone'>();
  const ids = [...new Set(basket.items.map((item) => item._id))];
  await Promise.all(
    ids.map(async (id) => {
      const found = await findProduct(id, get);
      if (found) findings.set(id, found);
    }),
  );
  return findings;
}

/** What the shop says of one product now; undefined when it could not be asked. */
export async function findProduct(
  id: string,
  get: typeof fetch = fetch,
): Promise<FoundProduct | 'gone' | undefined> {
  try {
    const response = await get(`/data/products/${encodeURIComponent(id)}.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok) return undefined;
    const product = (await response.json()) as FoundProduct;
    return isProduct(product, id) ? product : undefined;
  } catch {
    // Offline or slow: what is known stays as it was seen, and the server has the last word on paying.
    return undefined;
  }
}

function refreshed(item: BasketItem, product: FoundProduct, region: RegionCode): BasketItem {
  const picture = product.previewImages?.[0];
  const next: BasketItem = {
    ...item,
    name: product.name,
    creator: product.creator,
    categoryIds: product.categoryIds,
    formats: product.formats,
    type: product.type,
    availability: product.availability,
    kind: product.kind,
    releasedAt: product.releasedAt,
    customization: product.customization,
    customizationQuery: wordsFor(
      product,
      product.formats.find(({ _id }) => _id === item.productFormatId),
      item.customizationQuery,
    ),
    // A picture that was drawn anew has a new address, and the old one leads nowhere.
    ...(picture?.url && { previewImages: [picture] }),
  };
  return withPriceBefore(next, item, region);
}

/** A line as it is now, with the price that the shopper last said yes to beside it where that was another. */
export function withPriceBefore(next: BasketItem, item: BasketItem, region: RegionCode): BasketItem {
  const before = item.was?.region === region ? item.was.amount : unitAmount(item, region);
  const now = unitAmount(next, region);
  const hasChanged = before !== undefined && now !== undefined && before !== now;
  return { ...next, was: hasChanged ? { region, amount: before } : undefined };
}

function isProduct(product: Partial<Product> | null, id: string): boolean {
  return (
    product?._id === id &&
    typeof product.name === 'string' &&
    typeof product.creator?.name === 'string' &&
    Array.isArray(product.formats) &&
    product.formats.every((format) => Array.isArray(format?.prices))
  );
}

function same(one: BasketItem, other: BasketItem | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
