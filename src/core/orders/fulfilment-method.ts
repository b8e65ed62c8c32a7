import * as handling from '#src/words/en/handling.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { isPrinted, isShipped } from '../products/pricing.ts';
import type { Format } from '../products/types.ts';
import type { DeliveryWindow } from '../shipping/offer.ts';

/** How a line reaches its buyer. `made`: printed on demand or personalised, and then shipped. */
export type FulfilmentMethod = 'posted' | 'made' | 'digital';

/** The label of a product that is made to order: on its page, in the basket, on receipts and in mails. */
export const MADE_FOR_YOU = handling.madeForYou;

/** The label of a product that a funding pays for, once it is bought. */
export const MADE_IF_FUNDED = handling.ifFunded;

/** What the terms say about personalised products. */
export const CUSTOMIZED_NOT_RETURNABLE = handling.personalStays;

/** How soon a parcel leaves, inside a sentence: `leaves us within 3 working days`. */
export function leavesText({ maximumDays }: DeliveryWindow): string {
  return fillCount(handling.leavesUs, Math.max(1, maximumDays));
}

/**
 * Returns how a product reaches its buyer.
 *
 * @param format undefined when it is no longer in the catalogue; then it counts as shipped
 * @param words the personalisation text, if any
 */
export function fulfilmentMethodOf(
  format: Pick<Format, 'type'> | undefined,
  words?: string | null,
): FulfilmentMethod {
  if (format && !isShipped(format)) return 'digital';
  return words || (format && isPrinted(format)) ? 'made' : 'posted';
}

/** What happens before a parcel leaves. Undefined when nothing is shipped. */
export function handlingText(ways: readonly FulfilmentMethod[], time: DeliveryWindow): string | undefined {
  const [isMade, isPacked] = [ways.includes('made'), ways.includes('posted')];
  const values = { leaves: leavesText(time) };
  if (isMade) return fill(isPacked ? handling.madeAndPacked : handling.made, values);
  return isPacked ? fill(handling.packed, values) : undefined;
}
