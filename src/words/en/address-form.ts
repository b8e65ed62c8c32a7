/** A form with nothing but a mail address. */

export const email = 'Your e-mail address';
export const emailWrong = 'Enter an e-mail address like ana@example.com.';
