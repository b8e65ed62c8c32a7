/** To the sender of a form: it has arrived. */

export const messageSubject = 'We have your message: {number}';
export const applicationSubject = 'We have your application: {number}';
export const feedbackSubject = 'We have your feedback: {number}';
export const withdrawalSubject = 'We have your withdrawal: {number}';
export const preview = 'Its number is {number}.';
/** `{number}` is in bold. */
export const opening = 'Its number is {number}. Name it if you write about it again.';
/** What happens next with a message, feedback and a withdrawal. */
export const messageRead = 'A person reads it today or on the next working day.';
export const messageAnswer = 'You have our answer at this address within three working days, mostly sooner.';
export const feedbackRead =
  'The people who run the shop read it. If we have a question, we write to you here.';
export const withdrawalChecked =
  'Its order number and this address are not those of one order, so a person looks for the order first, and confirms the withdrawal within one working day.';
export const withdrawalAddress =
  'If the order was placed with another address, answer this e-mail and name that address.';
