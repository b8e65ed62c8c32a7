/** The page for links to files: to ask for new ones, and for a link that does not work. */

export const title = 'Your files';
export const description = 'Have the links to your files sent to you again.';

/** A title and a text, for the form alone. */
export const askTitle = 'Get your files again';
export const askText = 'Lost the email, or have your links expired? We’ll send them again.';
/** After the form was sent. They do not say whether there is such an order. */
export const sentTitle = 'Check your inbox';
export const sentText =
  'If that is the email address of the order, and the order has files, the links are on their way.';
export const sentMore = 'Nothing after ten minutes? Check your spam folder and the order number.';
/** Why a link does not work. */
export const waitingTitle = 'Not out yet';
export const waitingText = 'What you bought is still being made. Your link works as soon as it is out.';
export const waitingUntil = 'It is out on {day}. Your link works from that day.';
export const expiredTitle = 'This link has expired';
export const expiredText = 'Links work for thirty days. Your files are still yours: we can send new links.';
export const usedUpTitle = 'This link has been used up';
export const usedUpText =
  'It has reached its download limit. Your files are still yours: we can send new links.';
export const revokedTitle = 'This link no longer works';
export const revokedText =
  'The order was refunded, or its payment is under review. If that surprises you, write to us.';
export const unknownTitle = 'We cannot find this link';
export const unknownText =
  'Your email program may have cut it short, or we have sent newer links since. We can send them again.';
export const missingTitle = 'This file is not available at the moment';
export const missingText =
  'That is our fault, and your link still works. Please try again later, or write to us and we’ll send you the file.';

/** Facts beside the form. The places are links. */
export const howLong = 'How long links work';
export const howLongText = 'Thirty days. After that, ask here for new ones: the files stay yours.';
export const wholeOrder = 'Looking for the rest of the order?';
export const wholeOrderText = '{order} shows everything in it.';
export const notOpening = 'A file does not open?';
export const notOpeningText = '{contact}, and tell us which file and which device.';
export const returns = 'Changed your mind?';
export const returnsText = 'Files can be returned until you have started to download them: {withdraw}.';

/** The form, and the one for a link of one’s own that has run out. */
export const orderDetails = 'Order details';
export const sendAgain = 'Send my links again';
export const newLinks = 'New links';
export const newLinksTo = 'We send them to the email address on the order.';
export const sendNewLinks = 'Send me new links';
