import type { Problem } from '../../core/basket/basket.ts';
import type { BasketProduct } from '../../core/basket/types.ts';
import { dayAndMonth } from '../../core/dates.ts';
import { dayIn, moneyIn, placeOf } from '../../core/regions/format.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import { BASKET_FULL } from '../../lib/labels.ts';

type Sold = Pick<BasketProduct, 'type' | 'releasedAt'>;
type Chosen = { region: RegionCode; isShipped: boolean; total: number };

/** The button's verb. */
export function verbFor({ type }: Sold): string {
  if (type === 'pre-order') return 'Pre-order now';
  return type === 'funding' ? 'Back this project' : 'Add to basket';
}

/** The text after the button's verb: `£24.00`, or for a pre-order `ships from 12 March`. */
export function outcomeFor({ type, releasedAt }: Sold, { region, isShipped, total }: Chosen): string {
  if (type !== 'pre-order' || !releasedAt) return moneyIn(region, total);
  return `${isShipped ? 'ships from' : 'yours from'} ${dayAndMonth(regionOf(region).locale, releasedAt)}`;
}

/** When a pre-order is paid and delivered. Undefined for other products. */
export function preOrderNote(
  { type, releasedAt }: Sold,
  { region, isShipped, total }: Chosen,
): string | undefined {
  if (type !== 'pre-order' || !releasedAt) return undefined;
  const then = isShipped ? 'we send it that day' : 'your link works from that day on';
  return `Out on ${dayIn(region, releasedAt)}. You pay ${moneyIn(region, total)} now, and ${then}.`;
}

/** Why a product is not for sale in a region. Undefined when it is. */
export function notForSaleReason(
  product: BasketProduct,
  region: RegionCode,
  isSoldHere: boolean,
): string | undefined {
  if (product.availability === 'unavailable') return `${product.name} cannot be bought at the moment.`;
  if (product.kind === 'test') return 'This is a test product and is not for sale.';
  if (!isSoldHere) return `${product.name} is not sold ${placeOf(region)}.`;
  return undefined;
}

/** Why a product was not added. */
export function problemText(problem: Problem): string {
  if (problem === 'full') return BASKET_FULL;
  if (problem === 'no-format') return 'This format is no longer sold. Please choose another.';
  return 'This cannot be bought at the moment.';
}
