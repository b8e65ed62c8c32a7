import * as words from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';
import type { Collection } from './offer.ts';

/** `Collection at Kiln Street Roastery` */
export function collectionTitle({ place }: Collection): string {
  return fill(words.collectionAt, { place });
}

/** The address of the place, and when it is open, as lines. */
export function collectionLines({ place, address, hours }: Collection): string[] {
  return [place, ...address, ...(hours ? [fill(words.openingHours, { hours })] : [])];
}

/** How the shopper hears that the order is ready. */
export function collectionNotice({ notice = words.collectionMail }: Collection): string {
  return notice;
}
