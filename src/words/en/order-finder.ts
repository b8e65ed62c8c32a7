/** The page to find an order, and the fields for its number and e-mail address. */

export const description =
  'Look up an order by its number and your e-mail address: we e-mail you a link to its page.';
export const lead = 'There are no accounts here. Its number and your address are enough.';
export const details = 'Order details';
/** The fields, which the page for files has as well. */
export const number = 'Order number';
export const numberHint = 'Like F-7K3M9-QXAB4. It is in the e-mail about your order.';
export const email = 'Your e-mail address';
export const emailHint = 'The address you used when you paid.';
export const send = 'Send me the link';
/** After it was sent. The first does not say whether there is such an order. */
export const sent = 'If they belong together, a link is on its way.';
export const sentNext =
  'It comes to that address within a few minutes and opens the page of your order for a day. Nothing there? Look in your spam folder.';
/** On a page whose link is too old. */
export const expired = 'This link opens nothing any more.';
export const expiredNext = 'Links to an order run out after a while. Ask for a new one here.';
/** `{contact}` is a link. */
export const numberLost = 'Number lost? {contact} with the name on the order and the day.';
export const contact = 'Write to us';
