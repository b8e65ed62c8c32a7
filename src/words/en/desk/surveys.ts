/** The survey of a funding at the desk: questions to backers about their rewards. */
export const title = 'Questions to backers';
export const none =
  'Ask backers for sizes, names to print, and whether their address is still correct. They answer on the page of their order.';
export const write = 'Write questions';
export const edit = 'Edit';
export const editDay = 'Change the last day';
export const states = { draft: 'Draft', asked: 'Backers were asked', over: 'Closed' };
export const by = 'by {name}';
export const until = 'answers until {day}';
export const answered = '{answered} of {asked} rewards answered';
export const texts = 'Answered with a text';
export const pieces = 'Pieces';
export const answer = 'Answer';
export const question = 'Question';
export const address = 'Asks whether the address has changed.';
export const forRewards = 'Only for {rewards}';
export const open = 'Ask the backers';
export const openSure = 'Mail these questions to the backers? Then only the last day can be changed.';
export const opened = { one: 'One mail is on its way.', other: '{count} mails are on their way.' };
export const later = 'Backers can be asked once the funding has succeeded.';
export const remove = 'Delete the draft';
export const saved = 'The questions are saved.';
export const waitsForShop = 'The shop reads them and asks the backers.';
export const label = 'Question {number}';
export const labelHint =
  'Such as “Size” or “Name to print”. It is asked for each piece. Empty fields are left out.';
export const options = 'Choices for question {number}';
export const optionsHint = 'One in each line. Leave this empty to ask for a text.';
export const rewards = 'Rewards for question {number}';
export const all = 'None ticked means all of them.';
export const more = 'Add a question';
export const askAddress = 'Ask whether the address has changed';
export const closesOn = 'Last day for answers';
export const closesHint = 'Backers who have not answered three days before get one reminder.';
export const save = 'Save';

/** On a line of an order, for the packer. */
export const notAnswered = 'The backer has not answered the questions yet.';

export const wasChanged = 'Somebody else changed these questions. Look at them again.';
export const onlyTheDay = 'Backers have these questions. Only the last day can be changed.';
export const noSurvey = 'There are no questions.';
export const notSucceeded = 'The funding has not succeeded, so there are no rewards to ask about.';
export const asksNothing = 'Write a question, or ask for the address.';
export const sameLabel = 'There is another question with these words.';
export const wrongOptions = 'Give at least two choices, each once, or none.';
export const noReward = 'The project has no such reward.';
export const dayIsOver = 'Choose a day from today on.';
