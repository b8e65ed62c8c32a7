import type { TypedGift } from '../core/gift-cards/gift-details.ts';

/**
 * Fields with the amounts that a form without JavaScript showed, in minor units: the sum of a pledge, or the
 * unit price of each format of a product.
 */
export const SEEN_FIELD = 'seen';
export const seenFieldFor = (formatId: string) => `${SEEN_FIELD}.${formatId}`;

/**
 * Other fields of a form without JavaScript: a promo code, a gift card,
 * and the email address that some codes need.
 */
export const PROMO_FIELD = 'promo';
export const GIFT_CARD_FIELD = 'giftCard';
export const EMAIL_FIELD = 'email';

/** Where it goes to, in a form without JavaScript that was sent again because prices depend on it. */
export const placeFieldFor = (name: 'country' | 'postcode') => `place.${name}`;
/** How it goes there. */
export const METHOD_FIELD = 'shippingMethodId';

/** A ticked checkbox of a form without JavaScript: the order is a gift, so no prices go in its parcel. */
export const GIFT_FIELD = 'isGift';

/** The details of a gift in a form without JavaScript: `gift.name`, `gift.email` and so on. */
export const giftFieldFor = (name: keyof TypedGift) => `gift.${name}`;

/** A hidden honeypot field. Only robots fill it in. */
export const TRAP_FIELD = 'fax';
