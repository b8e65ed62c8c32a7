/** The newsletter’s page. */

export const lead = 'News from {brand}, by email.';
export const description = 'Sign up for news from {brand}: what is new in the shop, now and then, by email.';
export const heading = 'Newsletter';

/** Under the form, beside the newest articles. */
export const whatItIsLike = 'What you get';
export const whatItIsLikeText = 'New things in the shop, and the stories behind them. Here are the latest.';

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
  'Open the link in our email to sign up. No email after ten minutes? Check your spam folder.';
/** The page of that mail’s link. */
export const confirmHeading = 'One more click';
export const confirm = 'Yes, send me the newsletter';
export const overHeading = 'This link has expired';
export const confirmedHeading = 'Thank you';
export const confirmed = 'You’re on the list.';
/** The same on the page. */
export const confirmedMail =
  'You’re on the list. We’ve emailed you a link to unsubscribe, for whenever you like.';
/** For a shop without a newsletter. */
