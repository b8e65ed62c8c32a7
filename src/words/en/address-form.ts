/** A form with nothing but a mail address. */

export const email = 'Your email address';
export const emailWrong = 'Enter an email address like ana@example.com.';
