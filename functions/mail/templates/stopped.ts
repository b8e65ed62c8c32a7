import { dayIn } from '#src/core/regions/format.ts';
import * as words from '#src/words/en/mails/stopped.ts';
import { fill } from '#src/words/fill.ts';
import type { MailOrder } from './order.ts';

/**
 * What the store has stopped for an order with a dispute or fraud warning, one sentence for each kind of
 * product.
 * @param sentAt when the parcel was shipped, as an ISO date in UTC; undefined when it was not
 */
export function stopped(
  { lines, isPledge, region }: Omit<MailOrder, 'url'>,
  sentAt: string | undefined,
): string[] {
  const hasFiles = lines.some(({ way, isGiftCard }) => way === 'digital' && !isGiftCard);
  const hasCards = lines.some(({ isGiftCard }) => isGiftCard);
  const isPosted = lines.some(({ way }) => way !== 'digital');
  if (isPledge) return [words.pledge];
  return [
    ...(isPosted ? [sentAt ? fill(words.parcelLeft, { day: dayIn(region, sentAt) }) : words.parcel] : []),
    ...(hasFiles ? [words.files] : []),
    ...(hasCards ? [words.giftCards] : []),
    words.mails,
  ];
}
