/** The newsletter’s page. */

export const lead = 'News from {brand}, by e-mail.';
export const description = 'News from {brand} by e-mail, for whoever asks for it and confirms it.';
export const heading = 'The newsletter';

/** The form. The text of the consent itself is no word, since it is stored. */
export const askHeading = 'Where to?';
export const ask = 'Send me the newsletter';
export const askHint = 'We ask that address first whether it wants to. Until it says yes, nothing comes.';
/** After the text of the consent. `{privacy}` is a link with the text after it. */
export const dataKept = 'What we keep stands under {privacy}.';
export const privacy = 'privacy';
/** When the mail that asks for a yes is sent, whatever is known of the address. */
export const sentHeading = 'Look into your mail';
export const sent =
  'We e-mail that address, a few times a day at most. The link in the e-mail says yes; without it nothing comes.';
/** The page of that mail’s link. */
export const confirmHeading = 'One press more';
export const confirm = 'Yes, send me the newsletter';
export const overHeading = 'This link has run out';
export const confirmedHeading = 'Thank you';
export const confirmed = 'You are on the list.';
/** The same on the page. */
export const confirmedMail = 'You are on the list. A mail says so, with the link by which it ends.';
/** For a shop without a newsletter. */
export const noneHeading = 'No newsletter here';
export const none = 'This shop sends none at the moment.';
