/** Delivery: how long it takes, and when an order arrives. */

/** How long it takes, inside a sentence. */
export const workingDays = { one: '{count} working day', other: '{count} working days' };
export const workingDaysBetween = '{minimum} to {maximum} working days';
/** A method inside a sentence: `standard delivery`. */
export const byMethod = '{method} delivery';
/** When an order arrives. `{method}` is the one above. */
export const arrives = 'Arrives {days} by {method}.';
export const firstArrives = 'The first parcel arrives {days} by {method}.';
export const late = 'It should have arrived by {day}.';
export const firstLate = 'The first parcel should have arrived by {day}.';
