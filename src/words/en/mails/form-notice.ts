/** To the shop: what somebody sent with a form. */

export const message = 'Message {number}';
export const application = 'Application {number}';
export const feedback = 'Feedback {number}';
export const withdrawal = 'Withdrawal {number}';
/** The same without the check for robots. */
export const uncheckedMessage = 'Unchecked message {number}';
export const uncheckedApplication = 'Unchecked application {number}';
export const uncheckedFeedback = 'Unchecked feedback {number}';
export const uncheckedWithdrawal = 'Unchecked withdrawal {number}';
/** The subject of a message with a topic. `{title}` is one of the above. */
export const subjectWithTopic = '{title}: {topic}';
export const preview = 'From the form at {page}.';
export const unchecked = 'It came without the security check, and its sender got no confirmation.';
/** The name of a fact, before a region. */
export const region = 'Region';
export const unknownChoice = 'unknown';
export const reply = 'A reply to this email goes to the person who wrote.';
export const noAddress = 'No address was left.';
export const reason =
  'The store sends this to the people who answer its messages. All of them: npx found messages list.';
