/** A pledge to a funding: its name in an order, and why it cannot be paid. */

/** In place of a reward’s name. */
export const withoutReward = 'Pledge without a reward';
/** How a problem names a reward. */
export const reward = '“{reward}”';

export const unknownFunding = 'We cannot find this project.';
export const tooEarly = '“{funding}” cannot be backed yet. Its page says when it opens.';
export const over = '“{funding}” has ended.';
export const unknownReward = '“{funding}” has no such reward.';
export const notOfferedHere = '“{reward}” is not offered in this region.';
/** `{item}` is a reward, as above. */
export const soldOut = '{item} has just sold out. You can choose another reward, or pledge without one.';
export const noOwnAmount = 'Pledges without a reward are not available in this region.';
export const amountOutOfRange = 'Enter an amount from {least} to {most}.';
