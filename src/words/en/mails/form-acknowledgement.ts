/** To the sender of a form: it has arrived. */

export const messageSubject = 'We have your message: {number}';
export const applicationSubject = 'We have your application: {number}';
export const feedbackSubject = 'We have your feedback: {number}';
export const withdrawalSubject = 'We have your withdrawal: {number}';
export const preview = 'Your reference is {number}.';
/** `{number}` is in bold. */
export const opening = 'Your reference is {number}. Quote it if you write to us about it again.';
/** What happens next with a message, feedback and a withdrawal. */
export const messageRead = 'A person reads it today or on the next working day.';
export const messageAnswer = 'We answer within three working days, usually sooner.';
export const feedbackRead =
  'The people who run the shop read it. If we have a question, we write to you here.';
export const withdrawalChecked =
  'The order number and this email address do not match, so a person finds the order first and confirms the withdrawal within one working day.';
export const withdrawalAddress = 'If you ordered with another email address, reply with that address.';
