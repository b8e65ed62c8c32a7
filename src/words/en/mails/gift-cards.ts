/** To the buyer of gift cards: their codes. */

export const subject = { one: 'Your gift card: order {id}', other: 'Your gift cards: order {id}' };
export const preview = { one: 'Its code is inside.', other: 'Their codes are inside.' };
export const title = { one: 'Your gift card is ready.', other: 'Your gift cards are ready.' };
export const use =
  'Type the code into “Gift card” in the basket. You can use it at {shop} in {region}, for as many orders as it lasts, and it does not expire.';
export const secret = 'Treat the code like cash: share it only with the person it is for.';
export const about = 'How gift cards work';
