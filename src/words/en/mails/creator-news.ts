/** To a creator: a statement, a first sale, and how a funding goes. */

export const reason = 'You get this email because you sell at {shop}.';
export const reasonOfCode = 'You get this email because your code {code} is used at {shop}.';
export const open = 'Open the desk';

export const statement = {
  subject: 'Your statement for {month}',
  title: 'Your statement for {month} is ready.',
  due: 'You are paid {due} on {day} at the latest.',
  /** `{smallest}` is the smallest sum that is paid. */
  moved: 'Sums below {smallest} are carried over: your balance of {balance} is in the next statement.',
  owed: 'Refunds were more than sales: your balance of {balance} is set off against the next ones.',
  nothing: 'Nothing is left to pay.',
  opening: 'Balance before',
  earned: 'Earned',
  paid: 'Paid to you',
  closing: 'Balance at the end of the month',
  listOfCode: 'Answer this email if you want the list of what your code brought.',
  list: 'The list of what was sold, where to, and what was taken off and why, is at the desk.',
};
export const firstSale = {
  subject: 'Your first sale',
  title: 'Your first sale.',
  opening: 'Somebody in {region} has bought {name}.',
  next: 'Your sales are at the desk, and what you earned is in the statement of each month.',
};
export const milestone = {
  subject: 'Your project has reached {percent}%',
  title: '{funding} has reached {percent}% of its goal.',
  raised: 'So far {raised} of {goal} have been pledged.',
  see: 'See the project',
};
