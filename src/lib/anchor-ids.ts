/** Ids of page parts that links point to. */
export const BUYING = 'buying';
export const FOOD = 'food';
export const REVIEWS = 'reviews';
export const TRAILER = 'trailer';
export const PAYING = 'pay';
export const DELIVERING_TO = 'delivering-to';
/** The part of the privacy policy about consent to the newsletter. */
export const CONSENT = 'consent';
