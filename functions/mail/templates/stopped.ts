import { dayIn } from '../../../src/core/regions/format.ts';
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
  if (isPledge) return ['The pledge is held, and nothing is sent for it.'];
  return [
    ...(isPosted
      ? [
          sentAt
            ? `The parcel left on ${dayIn(region, sentAt)}: only its carrier can still stop it.`
            : 'The parcel is held: do not send it. Production that has not begun is stopped.',
        ]
      : []),
    ...(hasFiles ? ['The links to its files open nothing.'] : []),
    ...(hasCards ? ['The gift cards that were bought with it cannot be spent.'] : []),
    'Mails that would bring a present, a code or files wait.',
  ];
}
