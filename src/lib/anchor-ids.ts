/** Ids of page parts that links point to. */
export const BUYING = 'buying';
export const FOOD = 'food';
export const REVIEWS = 'reviews';
export const TRAILER = 'trailer';
export const PAYING = 'pay';
/** The details of a gift, in the basket. */
export const GIFT = 'gift';
export const DELIVERING_TO = 'delivering-to';
/** The part of the privacy policy about consent to the newsletter. */
export const CONSENT = 'consent';
