/** To the buyer, some time after the parcel: the request for reviews. */

export const subject = 'How do you like it?';
export const preview = 'A few stars and a sentence help the next buyer.';
export const title = 'How do you like it?';
/** Before the links. */
export const text = 'You have had these for a while. What are they like?';
export const terms =
  'Each link takes one review and works for three months. A person reads every review before we publish it, good or bad. We show your first name and nothing else about you.';
/** `{site}` is the shop’s web address. */
export const reason =
  'You get this email because you bought these at {site}, order {id}. It comes once for each order.';
