/** To the buyer, some time after the parcel: the request for reviews. */

export const subject = 'How is it?';
export const preview = 'A few stars and a sentence help the next buyer.';
export const title = 'How is it?';
/** Before the links. */
export const text = 'You have had these for a while. If you like, say what they are like:';
export const terms =
  'Each link takes one note and works for three months. A person reads it; then it stands on the page with your first name and nothing else of yours. Good or bad makes no difference.';
/** `{site}` is the shop’s web address. */
export const reason =
  'You get this e-mail because you bought these things at {site}, order {id}. It comes once for each order.';
