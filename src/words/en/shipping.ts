/** Delivery: how long it takes, and when an order arrives. */

/** How long it takes, inside a sentence. */
export const workingDays = { one: '{count} working day', other: '{count} working days' };
export const workingDaysBetween = '{minimum} to {maximum} working days';
/** A method inside a sentence: `standard delivery`. */
export const byMethod = '{method} delivery';
/** When an order arrives. `{method}` is the one above. */
export const arrives = 'Arrives {days} by {method}.';
export const firstArrives = 'The first parcel arrives {days} by {method}.';
/** Several parcels. `{days}` are from the first to the last. Each line of the receipt has the one below. */
export const arriveInParcels =
  'Your order comes in {count} parcels by {method}, {days}. The receipt says when each item arrives.';
export const lineArrives = 'Arrives {days}';
export const lineReady = 'Ready {days}';
export const late = 'It should have arrived by {day}.';
export const firstLate = 'The first parcel should have arrived by {day}.';

/** The same for an order that is collected. */
export const ready = 'Ready to collect {days}.';
export const firstReady = 'The first part is ready to collect {days}.';
export const lateToCollect = 'It should have been ready by {day}.';
/** Where it is collected. `{place}` is the name of a place: `Kiln Street Roastery`. */
export const collectionAt = 'Collection at {place}';
export const openingHours = 'Open {hours}';
export const collectionMail = 'We email you when it is ready.';

/** Why an order cannot be sent. `{products}` is a list of names, and `{weight}` is `20 kg`. */
export const notToPlace = 'We do not deliver to this place. Please choose another one.';
export const notByMethods = 'We cannot send {products} there. Please remove it, or choose another place.';
export const notTogether =
  '{products} cannot go in one order, since they are sent in different ways. Please order them separately.';
export const tooHeavy =
  'The order is heavier than {weight}, the most that we can send there. Please split it.';
/** The same about one method of several. */
export const notByMethod = '{method}: not for {products}.';
export const tooHeavyForMethod = '{method}: up to {weight}.';
export const notThere = '{method}: not to this place.';
