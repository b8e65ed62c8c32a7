/**
 * The forms for messages: contact, application, feedback and withdrawal. Their fields are in
 * `message-fields.ts`.
 */

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
  'This loads a script from Google, which sees your IP address and how you use this page. Without it, we read your message later, and no email confirms it.';
export const checkMore = 'About this check';
export const checkMissing = 'Allow the security check, or send it without the check.';
export const checkFailed =
  'The security check failed ({reason}). What you wrote is kept in this tab: try again, or send it without the check.';
export const checkFailedEmail =
  'The security check failed ({reason}). What you wrote is kept in this tab: try again, send it without the check, or write to {email}.';

/** After it was sent. `{number}` is in bold. */
export const number = 'Your reference is {number}. Quote it if you write to us about it again.';
export const next = 'What happens next';
export const messageThanks = 'Thank you. We have your message.';
export const messageRead = 'A person reads it today or on the next working day.';
export const messageAnswer = 'We answer by email within three working days, usually sooner.';
export const messageUrgent = 'If it is about an order that leaves today, we look at it first.';
export const applicationThanks = 'Thank you. We have your application.';
export const applicationRead = 'A person looks at everything you sent.';
export const applicationAnswer = 'We email you a yes, a no or a not yet, with the reason.';
export const applicationWait = 'Until then there is nothing to do and nothing to pay.';
export const feedbackThanks = 'Thank you. That helps.';
export const feedbackRead = 'The people who run the shop read it.';
export const feedbackAnswer =
  'If you left an email address, we confirm by email, at most once a day, and write if we have a question.';
export const withdrawalThanks = 'We have your withdrawal.';
export const withdrawalCounts = 'It takes effect from now. Keep the reference above, or print this page.';
export const withdrawalConfirmation =
  'If the email address is the one on the order, we confirm by email at once, with what you wrote and the time. If not, a person finds the order and confirms within one working day.';
export const withdrawalGoods =
  'The confirmation says where to send the items. You have 14 days to send them.';
export const withdrawalMoney =
  'We refund you within 14 days, the same way you paid. We may wait until you have sent the items.';
/** After any form that was sent without the check. */
export const uncheckedApart =
  'It came without the security check, so we keep it apart from the others and read it once a day.';
export const uncheckedNumber = 'No email confirms it. Keep the reference above, or take a screenshot.';
export const uncheckedAnswer =
  'If it needs an answer and you left an email address, we write to you within five working days.';
