/** What the script of a funding’s page writes. */

export const ofTheGoal = 'of the goal';
export const backers = { one: 'backer', other: 'backers' };
export const countedNow = 'Counted just now.';
/** Under the count of days, hours or minutes. */
export const unitLeft = '{unit} left';
export const unitUntilOpen = '{unit} until it opens';
/** Over the rewards. */
export const notOpenYet = 'Not open yet: see above for when it opens.';
export const over = 'Funding has ended.';
/** A reward. */
export const rewardsLeft = '{left} of {limit} left';
export const allTaken = 'All {limit} taken';
export const othersPaying = 'The last are being paid for';
