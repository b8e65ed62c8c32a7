/** Why the shop does not take a message of a form. What is wrong with a field is in `message-fields.ts`. */

export const robot = 'Something filled in a field that nobody can see. Please send it again.';
export const tooFast = 'That was very fast. Please wait a second and send it again.';
export const noFields = 'Send an object with the fields of the form.';
export const unreadable = 'This message cannot be read.';
export const notTaken = 'We couldn’t send that just now. Nothing is lost: please try again in a moment.';
/** Too many messages: that many minutes to wait. */
export const tooMany = {
  one: 'We are getting too many messages. Try again in a minute, or write an email.',
  other: 'We are getting too many messages. Try again in {count} minutes, or write an email.',
};
