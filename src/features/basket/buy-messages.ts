import type { AddProblem } from '#src/core/basket/basket.ts';
import { mostOf } from '#src/core/basket/quantity.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import { dayAndMonth } from '#src/core/dates.ts';
import { choiceWord } from '#src/core/products/choice.ts';
import { dayIn, moneyIn, placeOf } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { formatUnavailable } from '#src/words/en/basket.ts';
import { full } from '#src/words/en/basket-messages.ts';
import * as words from '#src/words/en/buying.ts';
import { fill } from '#src/words/fill.ts';

type Sold = Pick<BasketProduct, 'type' | 'releasedAt'>;
type Chosen = { region: RegionCode; isShipped: boolean; total: number };

/** The button's verb. */
export function verbFor({ type }: Sold): string {
  if (type === 'pre-order') return words.preOrder;
  return type === 'funding' ? words.backProject : words.addToBasket;
}

/** The text after the button's verb: `£24.00`, or for a pre-order `ships from 12 March`. */
export function outcomeFor({ type, releasedAt }: Sold, { region, isShipped, total }: Chosen): string {
  if (type !== 'pre-order' || !releasedAt) return moneyIn(region, total);
  const day = dayAndMonth(regionOf(region).language, releasedAt);
  return fill(isShipped ? words.shipsFrom : words.yoursFrom, { day });
}

/** When a pre-order is paid and delivered. Undefined for other products. */
export function preOrderNote(
  { type, releasedAt }: Sold,
  { region, isShipped, total }: Chosen,
): string | undefined {
  if (type !== 'pre-order' || !releasedAt) return undefined;
  return fill(isShipped ? words.preOrderShipped : words.preOrderFile, {
    day: dayIn(region, releasedAt),
    price: moneyIn(region, total),
  });
}

/** Why a product is not for sale in a region. Undefined when it is. */
export function notForSaleReason(
  product: BasketProduct,
  region: RegionCode,
  isSoldHere: boolean,
): string | undefined {
  if (product.availability === 'unavailable') return fill(words.notAvailable, { product: product.name });
  if (product.kind === 'test') return words.notForSale;
  if (!isSoldHere) return fill(words.notSoldHere, { product: product.name, place: placeOf(region) });
  return undefined;
}

/** Why a product was not added. */
export function problemText(
  problem: AddProblem,
  product: Pick<BasketProduct, 'choice' | 'maximumPerPerson'>,
): string {
  if (problem === 'full') return full;
  if (problem === 'no-format') return fill(words.formatGone, { choice: choiceWord(product.choice) });
  if (problem === 'format-unavailable')
    return fill(formatUnavailable, { choice: choiceWord(product.choice) });
  if (problem === 'most') return fill(words.most, { count: mostOf(product) });
  return words.notAdded;
}
