/** Why the shop does not take a message of a form. What is wrong with a field is in `message-fields.ts`. */

export const robot = 'Something was filled in that people do not see. Send it once more.';
export const tooFast = 'That was faster than anybody types. Wait a second and send it once more.';
export const noFields = 'Send an object with the fields of the form.';
export const unreadable = 'This message cannot be read.';
export const notTaken = 'We could not take it in this minute. Nothing is lost: try again in a moment.';
/** Too many messages: that many minutes to wait. */
export const tooMany = {
  one: 'That is more than we can read in an hour. Try again in a minute, or write an e-mail.',
  other: 'That is more than we can read in an hour. Try again in {count} minutes, or write an e-mail.',
};
