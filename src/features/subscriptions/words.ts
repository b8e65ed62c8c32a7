/** What somebody is told who asked to hear when a thing is back, whether the address had asked before or not. */
export const NOTICE_KEPT = 'Noted. We write to that address once, when it can be bought again.';

export const EMAIL_HELP =
  'This does not look like an e-mail address. It has an @ and a dot, as in ana@example.com.';
