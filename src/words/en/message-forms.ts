/** The forms for messages: contact, application, feedback and withdrawal. Their fields are in `message-fields.ts`. */

/** Above a form that was not sent. */
export const notSent = 'Your message was not sent';
export const checkFields = 'Please check these fields:';

/** The buttons. */
export const sendMessage = 'Send message';
export const sendApplication = 'Send application';
export const sendFeedback = 'Send feedback';
export const sendWithdrawal = 'Confirm withdrawal';
export const sendUnchecked = 'Send it without the check';
export const sending = 'Sending …';

/** Problems of sending. `{problem}` is a sentence, and `{email}` is the shop’s address. */
export const failed = '{problem} What you wrote is kept in this tab: try again.';
export const failedEmail = '{problem} What you wrote is kept in this tab: try again, or write to {email}.';

/** The check for robots. `{reason}` says what went wrong. */
export const allowCheck = 'Let reCAPTCHA check that I am not a robot.';
export const checkNote =
  'For that, a script of Google’s is loaded, which sees your IP address and how you use this page. Without it, your words are read apart from the others, and no mail confirms them.';
export const checkMore = 'More about it';
export const checkMissing = 'Agree to the check for robots, or send it without the check.';
export const checkFailed =
  'The check for robots did not work ({reason}). What you wrote is kept in this tab: try again, send it without the check.';
export const checkFailedEmail =
  'The check for robots did not work ({reason}). What you wrote is kept in this tab: try again, send it without the check, or write to {email}.';

/** After it was sent. `{number}` is in bold. */
export const number = 'Its number is {number}. Name it if you write about it again.';
export const next = 'What happens next';
export const messageThanks = 'Thank you. We have your message.';
export const messageRead = 'A person reads it today or on the next working day.';
export const messageAnswer =
  'The answer comes to your e-mail address, within three working days and mostly sooner.';
export const messageUrgent = 'If it is about an order that leaves today, we look at it first.';
export const applicationThanks = 'Thank you. We have your application.';
export const applicationRead = 'A person looks at everything you sent.';
export const applicationAnswer = 'You get a yes, a no or a not yet, with the reason, by e-mail.';
export const applicationWait = 'Until then there is nothing to do, and nothing to pay.';
export const feedbackThanks = 'Thank you. That helps.';
export const feedbackRead = 'The people who run the shop read it.';
export const feedbackAnswer =
  'If you left an e-mail address, an e-mail there says that it has come, once a day at most, and we write if we have a question. Otherwise you hear nothing.';
export const withdrawalThanks = 'We have your withdrawal.';
export const withdrawalCounts = 'It counts from this moment. Keep the number above; you may print this page.';
export const withdrawalConfirmation =
  'If the e-mail address is the one on the order, an e-mail confirms it at once, with what you wrote and the time. If not, a person looks for the order and confirms it within one working day.';
export const withdrawalGoods =
  'The confirmation says where to send the goods. You have fourteen days for that.';
export const withdrawalMoney =
  'Your money comes back within fourteen days, in the way you paid; we may wait until the goods are on their way.';
/** After any form that was sent without the check. */
export const uncheckedApart =
  'It came without the check for robots, so it lies apart from the others and is read once a day.';
export const uncheckedNumber = 'No mail confirms it. Keep the number above, or take a picture of this page.';
export const uncheckedAnswer =
  'If there is something to answer, and you left an e-mail address, we write to it within five working days.';
