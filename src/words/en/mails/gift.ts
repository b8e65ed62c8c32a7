/** To the person who gets a present: what is sent by email. */

export const subject = 'A present for you from {shop}';
export const preview = 'Somebody thought of you.';
export const title = 'Somebody has sent you a present.';
/** `{from}` is what the giver typed. */
export const titleFrom = '{from} has sent you a present.';
export const name = 'For {name}.';
export const note = '“{note}”';
export const use =
  'Type the code into “Gift card” in the basket. You can use it at {shop} in {region}, and it does not expire.';
/** A file. `{detail}` is its kind: `EPUB`. */
export const download = 'Download your present ({detail})';
export const until = 'The links work until {day}. What you download is yours to keep.';
export const aboutCards = 'How gift cards work';
export const shop = 'Look around the shop';
export const reason =
  'You get this email because somebody bought you a present at {shop}. We use your address for nothing else.';
