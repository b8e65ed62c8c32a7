/** The page that ends a kind of mails. */

export const heading = 'Stop these emails?';
/**
 * What ends: mails when a product is back, requests for reviews, the newsletter, and updates of a funding.
 */
export const stock = 'We won’t email you again when a product is back.';
export const reviews = 'We won’t ask you for reviews again.';
export const news = 'We won’t send you the newsletter again. Emails about your orders still come.';
export const fundings =
  'We won’t email you updates of what you backed with this order. Emails about the order itself still come.';
export const stop = 'Unsubscribe';

export const endedHeading = 'You are unsubscribed';
/** Also when they had ended before. */
export const ended = 'Done. We won’t send these emails to that address again.';

/** For a link that the shop did not make. */
export const unknownHeading = 'This link does not work';
export const unknown = 'It is incomplete or not one of ours.';
/** `{contact}` is a link with the text after it. */
export const help = '{contact}, and we will remove your address.';
export const contact = 'Write to us';
