/**
 * Fields by which a form that is posted without script says what it showed, in minor units: a pledge its sum, and a product's page
 * the price of one for each of its formats.
 */
export const SEEN_FIELD = 'seen';
export const seenFieldFor = (formatId: string) => `${SEEN_FIELD}.${formatId}`;

/** What a form without script asks for besides: a promo code, a gift card, and the address that some codes count by. */
export const PROMO_FIELD = 'promo';
export const GIFT_CARD_FIELD = 'giftCard';
export const EMAIL_FIELD = 'email';

/** Field that nobody sees: whoever fills it in is a robot. */
export const TRAP_FIELD = 'fax';
