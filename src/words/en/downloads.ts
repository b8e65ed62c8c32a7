/** The page for links to files: to ask for new ones, and for a link that does not work. */

export const title = 'Your files';
export const description = 'Have the links to your files sent to you again.';

/** A title and a text, for the form alone. */
export const askTitle = 'Your files, once more';
export const askText = 'Lost the e-mail, or have your links run out? We send them to you again.';
/** After the form was sent. They do not say whether there is such an order. */
export const sentTitle = 'Look in your e-mail';
export const sentText =
  'If that order has files and was paid with that address, its links are on their way there.';
export const sentMore = 'Nothing after ten minutes? Look in your spam folder, and check the number.';
/** Why a link does not work. */
export const waitingTitle = 'Not out yet';
export const waitingText = 'What you bought is still being made. Your link works as soon as it is out.';
export const waitingUntil = 'It is out on {day}. Your link works from that day on.';
export const expiredTitle = 'This link has run out';
export const expiredText = 'Links work for thirty days. Your files are still yours: we send you new ones.';
export const usedUpTitle = 'This link has been used up';
export const usedUpText =
  'It has been used as often as a link can be. Your files are still yours: we send you new ones.';
export const revokedTitle = 'This link does not work any more';
export const revokedText =
  'The order was refunded, or its payment is being looked into. If that is a surprise to you, write to us.';
export const unknownTitle = 'We do not know this link';
export const unknownText =
  'It may have been cut in two by an e-mail, or newer ones have been sent since. We send them again.';
export const missingTitle = 'This file is not available at the moment';
export const missingText =
  'That is our fault and not yours, and your link is still good. Please try again in a while, or write to us and we send the file by hand.';

/** The form, and the one for a link of one’s own that has run out. */
export const orderDetails = 'Order details';
export const sendAgain = 'Send my links again';
export const newLinks = 'New links';
export const newLinksTo = 'They go to the e-mail address that you gave when you paid.';
export const sendNewLinks = 'Send me new links';
