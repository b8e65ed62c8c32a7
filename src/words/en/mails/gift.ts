/** To the person who gets a present: what is sent by email. */

/** What it is: a book, a course, a gift card, or several things. */
export const subject = {
  book: 'A book for you, sent through {shop}',
  course: 'A course for you, sent through {shop}',
  giftCard: 'A gift card for you, sent through {shop}',
  present: 'A present for you, sent through {shop}',
};
export const preview = 'Somebody thought of you.';
export const title = {
  book: 'Somebody has sent you a book.',
  course: 'Somebody has sent you a course.',
  giftCard: 'Somebody has sent you a gift card.',
  present: 'Somebody has sent you a present.',
};
/** `{from}` is what the giver typed. */
export const titleFrom = {
  book: '{from} has sent you a book.',
  course: '{from} has sent you a course.',
  giftCard: '{from} has sent you a gift card.',
  present: '{from} has sent you a present.',
};
export const name = 'For {name}.';
export const note = '“{note}”';
export const use =
  'Type the code into “Gift card” in the basket. You can use it at {shop} in {region}, and it does not expire.';
/** Below the name of what is given: who made it, and as what it comes. `{files}` is `EPUB and PDF`. */
export const by = {
  book: 'A book by {creator}, as {files}.',
  course: 'A course by {creator}, as {files}.',
  present: 'By {creator}, as {files}.',
};
export const openEpub =
  'The EPUB opens in Apple Books, Google Play Books and other reading apps. For a Kindle, use Send to Kindle.';
/** A file. `{detail}` is its kind: `EPUB`. */
export const download = 'Download your present ({detail})';
export const until = 'The links work until {day}. What you download is yours to keep.';
export const aboutCards = 'How gift cards work';
export const shop = 'Look around the shop';
export const reason =
  'You get this email because somebody bought you a present at {shop}. We use your address for nothing else.';
