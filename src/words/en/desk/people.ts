/** Messages, and the data of a person. */
export const messageGone = 'This message was deleted.';

export const states = { to_answer: 'To answer', waiting: 'Waiting', done: 'Done' };
export const kinds = {
  contact: 'Message',
  'creator-request': 'Application',
  feedback: 'Feedback',
  withdrawal: 'Withdrawal',
};
export const toAnswer = {
  one: '{count} message to answer',
  other: '{count} messages to answer',
};
export const messageViews = 'Messages by state';
export const noMessages = 'There are no messages here.';
export const more = 'More';
export const noAddress = 'No address was given, so it cannot be answered.';
export const lineKinds = { answer: 'Answer by mail', note: 'Note', received: 'Their answer' };
export const lineBy = {
  answer: '{name} answered',
  note: '{name} noted',
  received: 'Answered, entered by {name}',
};
export const answer = 'Answer';
export const answerHint =
  'It is mailed to {email}. The desk reads no mails: replies go to the shop’s own address. Enter them here as “Their answer”, if they belong here.';
export const noteHint = 'Only the shop sees it.';
export const receivedHint = 'Copy it from the mail. The message then needs an answer again.';
export const send = 'Send';
export const save = 'Save';
export const writeAs = 'Write';
export const markDone = 'Mark as done';
export const reopen = 'Open again';
export const theirOrders = 'Their orders';
export const noOrders = 'No order with this address.';
export const back = 'All messages';

export const personTitle = 'Data about a person';
export const personHint = 'Orders, messages and consents of an email address, and what may be deleted.';
export const lookUp = 'Look up';
export const emailLabel = 'Email address';
export const messages = 'Messages';
export const subscribed = 'Newsletter: subscribed.';
export const notSubscribed = 'Newsletter: not subscribed.';
export const exportAll = 'Save as JSON';
export const erase = 'Delete their data';
export const eraseSure =
  'Delete the messages, unpaid checkouts, consents, notices and pending mails of {email}? Orders stay as long as the law requires. This cannot be undone.';
export const erased = 'Done';
/** The writer of an answer that was sent by a command. */
export const byCommand = 'The command line';
