/**
 * How what was bought is made, packed and sent: on a product’s page, in the basket, on receipts and in mails.
 */

/** The label of a product that is made to order. */
export const madeForYou = 'Made for you';
/** The terms for a product with a text of the buyer’s on it. */
export const personalStays = 'Personalised items can only be returned if faulty.';
/** The longest time until a parcel leaves, in place of `{leaves}` in the sentences below. */
export const leavesUs = {
  one: 'leaves us within {count} working day',
  other: 'leaves us within {count} working days',
};
export const madeAndPacked = 'We start making your items at once. Your parcel {leaves}.';
export const made = 'We are making your order now. It {leaves}.';
export const packed = 'We pack your parcel next. It {leaves}.';
/** What follows. */
export const parcelMail = 'We email you when your parcel leaves.';
export const parcelsMail = 'We email you when each parcel leaves.';
export const comesOut = '{name} comes out on {day} and is yours from then.';
/** Of a product that a funding pays for, in place of when it leaves. Also true when the funding is over. */
export const ifFunded = 'Made if its funding succeeds';
export const madeIfFunded = '{name} is made if its funding succeeds. If not, we refund it in full.';
export const comesOutIfFunded =
  '{name} comes out on {day} if its funding succeeds. If not, we refund it in full.';
export const comesOutPosted = '{name} comes out on {day}, and we send it from then.';
