/** To the buyer, some time after the parcel: the request for reviews. */

export const subject = 'How are you finding it?';
export const preview = 'A few stars and a sentence help the next buyer.';
export const title = 'How are you finding it?';
/** Before the links. */
export const text = 'You’ve had a while with these. Tell other buyers what they are like.';
export const terms =
  'Each link takes one review and works for three months. A person reads every review before we publish it, good or bad. We show your first name and nothing else about you.';
/** `{site}` is the shop’s web address. */
export const reason =
  'You get this email because you bought these at {site}, order {id}. It comes once for each order.';
