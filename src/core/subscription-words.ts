/** The confirmation of a back-in-stock request, the same for a repeated one. */
export const NOTICE_KEPT = 'Noted. We write to that address once, when it can be bought again.';

export const EMAIL_HELP =
  'This does not look like an e-mail address. It has an @ and a dot, as in ana@example.com.';

/** The response to a newsletter sign-up, whatever the store knows about the address. */
export const NEWS_ASKED =
  'We e-mail that address, a few times a day at most. The link in the e-mail says yes; without it nothing comes.';
export const NEWS_CONFIRMED = 'You are on the list.';
