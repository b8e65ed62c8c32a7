import * as words from '#src/words/en/handling.ts';
import { fill } from '#src/words/fill.ts';
import { longDay } from '../dates.ts';
import { arrivalText } from '../shipping/arrival.ts';
import { collectionNotice } from '../shipping/collection-text.ts';
import { handlingText } from './fulfilment-method.ts';
import type { PaidLine, PaidOrder } from './paid-order.ts';

type Bought = Pick<PaidOrder, 'language' | 'arrival' | 'delivery' | 'handling'> & {
  lines: readonly Pick<PaidLine, 'name' | 'way' | 'releasedAt' | 'isFunding'>[];
};

/**
 * The next steps of an order until it has arrived: the same on its confirmation, on its page and in its mail.
 * Nothing for files, which are available immediately.
 *
 * @param areDaysAbove true where the page has the days of arrival in another place
 */
export function nextSteps(
  { language, lines, arrival, delivery, handling: time }: Bought,
  { areDaysAbove = false }: { areDaysAbove?: boolean } = {},
): string[] {
  const packed = lines.filter(({ releasedAt, isFunding }) => !releasedAt && !isFunding).map(({ way }) => way);
  const handling = handlingText(packed, time);
  const isPosted = lines.some(({ way }) => way !== 'digital');
  const { collection } = delivery ?? {};
  const isOneParcel = arrival?.isAll ?? true;
  return [
    // An order of several parcels has no single time until “your parcel” leaves.
    ...(handling && !collection && isOneParcel ? [handling] : []),
    ...(arrival && delivery && !areDaysAbove ? [arrivalText(arrival, delivery, language)] : []),
    ...(isPosted
      ? [collection ? collectionNotice(collection) : isOneParcel ? words.parcelMail : words.parcelsMail]
      : []),
    ...lines.flatMap(({ name, way, releasedAt, isFunding }) => {
      if (isFunding && !releasedAt) return [fill(words.madeIfFunded, { name })];
      if (!releasedAt) return [];
      const day = longDay(language, releasedAt);
      if (isFunding) return [fill(words.comesOutIfFunded, { name, day })];
      const isSent = way !== 'digital' && !collection;
      const sentence = isSent ? words.comesOutPosted : words.comesOut;
      return [fill(sentence, { name, day })];
    }),
  ];
}
