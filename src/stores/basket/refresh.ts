import { unitAmount } from '#src/core/basket/basket.ts';
import { basketFormats, basketPictures, lineFormats } from '#src/core/basket/basket-formats.ts';
import type { Basket, BasketFormat, BasketItem, PreviewImage } from '#src/core/basket/types.ts';
import { wordsFor } from '#src/core/products/customization.ts';
import type { Product } from '#src/core/products/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/** A product as in its file of the build. */
export type FoundProduct = Product & { previewImages?: PreviewImage[] };
/** The current products by id, or `gone`. Products whose request failed are not in the map. */
export type Findings = ReadonlyMap<string, FoundProduct | 'gone'>;

/**
 * Updates the lines to the current catalogue. A changed price is kept in `was` until the shopper accepts the
 * new one. A product that is gone becomes unavailable. Removes no lines.
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

/** Requests each product of the basket. Failed requests are left out. */
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

/** Requests a product by its name or an earlier one. Undefined when the request failed. */
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
    const product = (await response.json()) as FoundProduct & { renamedTo?: string };
    if (product.renamedTo) return findProduct(product.renamedTo, get);
    return isProduct(product, id) ? product : undefined;
  } catch {
    // Offline or slow: keeps the known data. The server prices the order again at checkout.
    return undefined;
  }
}

function refreshed(item: BasketItem, product: FoundProduct, region: RegionCode): BasketItem {
  const pictures = basketPictures(product.formats, product.previewImages ?? []);
  const next: BasketItem = {
    ...item,
    // Another one than before, when the product was renamed.
    _id: product._id,
    name: product.name,
    creator: product.creator,
    categoryIds: product.categoryIds,
    formats: formatsFor(item, product),
    type: product.type,
    availability: product.availability,
    kind: product.kind,
    releasedAt: product.releasedAt,
    customization: product.customization,
    choice: product.choice,
    options: product.options,
    maximumPerPerson: product.maximumPerPerson,
    shippingMethods: product.shippingMethods,
    customizationQuery: wordsFor(
      product,
      product.formats.find(({ _id }) => _id === item.productFormatId),
      item.customizationQuery,
    ),
    // A redrawn picture has a new address, and the old one no longer works.
    ...(pictures[0]?.url && { previewImages: pictures }),
  };
  return withPriceBefore(next, item, region);
}

/** A variant that is gone stays in its line, as unavailable. */
function formatsFor({ formats, productFormatId }: BasketItem, product: FoundProduct): BasketFormat[] {
  const found = lineFormats({ ...product, formats: basketFormats(product.formats) }, productFormatId);
  return found.length > 0 ? found : formats.map((format) => ({ ...format, availability: 'unavailable' }));
}

/** The updated line, with `was` set to the price that the shopper last accepted when that differs. */
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
