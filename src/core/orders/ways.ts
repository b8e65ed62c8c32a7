import { isShipped } from '../products/pricing.ts';
import type { Format } from '../products/types.ts';

/** How a line of an order reaches its buyer. `made`: printed on demand, or with words of the buyer’s own, and posted then. */
export type Way = 'posted' | 'made' | 'digital';

/** What stands beside what is made for its buyer: on its page, in the basket, on receipts and in mails. */
export const MADE_FOR_YOU = 'Made for you';

/** What the terms say of things that carry words of their buyer’s, in a sentence. */
export const PERSONAL_STAYS =
  'What carries words of yours can be sent back only if something is wrong with it.';

/** How long what is posted takes until it leaves, in words; `HANDLING_DAYS` has it in figures. */
export const LEAVES_US = 'leaves us within three working days';

/**
 * How something that was bought, or would be, reaches its buyer.
 * @param format undefined for what the catalogue no longer knows, which was posted, as most things are
 * @param words what is to be written on it, where its buyer asked for something
 */
export function wayOf(format: Pick<Format, 'type'> | undefined, words?: string | null): Way {
  if (format && !isShipped(format)) return 'digital';
  return words || format?.type === 'Print On Demand' ? 'made' : 'posted';
}

/** What is done with what is posted before it leaves; nothing where nothing is. */
export function handlingText(ways: readonly Way[]): string | undefined {
  const [isMade, isPacked] = [ways.includes('made'), ways.includes('posted')];
  if (isMade && isPacked) return `What is made for you is begun at once. Your parcel ${LEAVES_US}.`;
  if (isMade) return `Your order is made for you now, and ${LEAVES_US}.`;
  return isPacked ? `Your parcel is packed now, and ${LEAVES_US}.` : undefined;
}
