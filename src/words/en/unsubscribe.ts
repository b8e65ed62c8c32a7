/** The page that ends a kind of mails. */

export const heading = 'Stop these mails?';
/** What ends: mails when a product is back, requests for reviews, and the newsletter. */
export const stock = 'We then tell that address no more when something is back in the shop.';
export const reviews = 'We then ask that address no more what a thing is like.';
export const news = 'We then send that address no more news. What it has ordered goes on as before.';
export const stop = 'Stop them';

export const endedHeading = 'No more of those';
/** Also when they had ended before. */
export const ended = 'Done. These mails do not come to that address any more.';

/** For a link that the shop did not make. */
export const unknownHeading = 'This link does nothing';
export const unknown = 'It is not one of ours, or a part of it is missing.';
/** `{contact}` is a link with the text after it. */
export const help = '{contact}, and a person takes your address off.';
export const contact = 'Write to us';
