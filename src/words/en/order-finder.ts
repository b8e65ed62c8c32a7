/** The page to find an order, and the fields for its number and email address. */

export const description = 'Find an order by its number and your email address. We email you a link to it.';
export const lead = 'No account needed: enter your order number and email address.';
/** Facts beside the form. The places are links. */
export const nextTitle = 'What happens next';
export const next =
  'We email you a link to your order. It shows what you bought and paid, and the tracking number once it is sent.';
export const deliveryTitle = 'How long delivery takes';
export const delivery = 'The times for your region are in {help}.';
export const filesTitle = 'Bought an ebook or a course?';
export const files = 'You do not need the order: {downloads}.';
export const filesLink = 'have the links sent again';
export const returnsTitle = 'Sending something back?';
export const returns = 'There is a form for it: {withdraw}.';
export const details = 'Order details';
/** The fields, which the page for files has as well. */
export const number = 'Order number';
export const numberHint = 'Like F-7K3M9-QXAB4. It is in the email about your order.';
export const email = 'Your email address';
export const emailHint = 'The address you used when you paid.';
export const send = 'Send me the link';
/** After it was sent. The first does not say whether there is such an order. */
export const sent = 'If they match, we have sent you a link.';
export const sentNext =
  'It arrives within a few minutes and opens your order for a day. Nothing there? Check your spam folder.';
/** On a page whose link is too old. */
export const expired = 'This link no longer works.';
export const expiredNext = 'Links to an order expire after a while. Ask for a new one here.';
/** `{contact}` is a link. */
export const numberLost = 'Lost the number? {contact} with the name on the order and its date.';
export const contact = 'Write to us';
