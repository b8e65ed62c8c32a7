/** A form with nothing but a mail address. */

export const email = 'Your e-mail address';
export const emailWrong =
  'This does not look like an e-mail address. It has an @ and a dot, as in ana@example.com.';
