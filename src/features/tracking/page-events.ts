import { decodeCounted, withCounted } from '#src/contracts/stored/consent.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import { defaultFormatIn } from '#src/core/products/pricing.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Purchase, TrackedEvent } from '#src/core/tracking/tracked-event.ts';
import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';

const COUNTED_KEY = 'found:counted';

/** The events of the page itself: a viewed product, a completed order. */
export function pageEvents(page: ParentNode = document): TrackedEvent[] {
  return [productOn(page), purchaseOn(page)].filter((event) => event !== undefined);
}

/** Reads the props of the buy form. Undefined for a product that is not sold here. */
function productOn(page: ParentNode): TrackedEvent | undefined {
  const { props } = page.querySelector<HTMLElement>('[data-enhance="buy"]')?.dataset ?? {};
  if (!props) return undefined;
  const { product, region } = JSON.parse(props) as { product: BasketProduct; region: RegionCode };
  const format = defaultFormatIn(product, region);
  if (!format) return undefined;
  const line = { product, variant: format.name, quantity: 1, unitAmount: format.amount, discount: 0 };
  return { kind: 'viewed', buying: { region, lines: [line] } };
}

/** Returns the purchase only once per order, however often its confirmation is shown. */
function purchaseOn(page: ParentNode): TrackedEvent | undefined {
  const { purchase: text } = page.querySelector<HTMLElement>('[data-purchase]')?.dataset ?? {};
  if (!text) return undefined;
  const purchase = JSON.parse(text) as Purchase;
  const counted = decodeCounted(tryOrUndefined(() => localStorage.getItem(COUNTED_KEY)));
  if (counted.includes(purchase.orderId)) return undefined;
  tryOrUndefined(() => localStorage.setItem(COUNTED_KEY, withCounted(counted, purchase.orderId)));
  return { kind: 'purchase', purchase };
}
