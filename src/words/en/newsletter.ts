/** The newsletter’s page. */

export const lead = 'News from {brand}, by email.';
export const description = 'Sign up for news from {brand}: what is new in the shop, now and then, by email.';
export const heading = 'Newsletter';

/** Under the form, beside the newest articles. */
export const whatItIsLike = 'What you get';
export const whatItIsLikeText =
  'What is new in the shop, and what we write about it. These are the latest articles.';

/** The form. The text of the consent itself is no word, since it is stored. */
export const askHeading = 'Sign up';
export const ask = 'Send me the newsletter';
export const askHint = 'We’ll email you to confirm first.';
/** After the text of the consent. `{privacy}` is a link with the text after it. */
export const dataKept = 'See what we keep in {privacy}.';
export const privacy = 'our privacy policy';
/** When the mail that asks to confirm is sent, also for known addresses. */
export const sentHeading = 'Check your inbox';
export const sent =
  'We email you a link to confirm, a few times a day at most. Until you open it, we send nothing else.';
/** The page of that mail’s link. */
export const confirmHeading = 'One more click';
export const confirm = 'Yes, send me the newsletter';
export const overHeading = 'This link has expired';
export const confirmedHeading = 'Thank you';
export const confirmed = 'You are on the list.';
/** The same on the page. */
export const confirmedMail = 'You are on the list. We have sent you an email with an unsubscribe link.';
/** For a shop without a newsletter. */
