/** A pledge to a funding: its name in an order, and why it cannot be paid. */

/** In place of a reward’s name. */
export const withoutReward = 'Pledge without a reward';
/** How a problem names a reward. */
export const reward = '“{reward}”';

export const unknownFunding = 'We do not know this funding.';
export const tooEarly = '“{funding}” cannot be backed yet. Its page says when it opens.';
export const over = '“{funding}” is over, so it cannot be backed any more.';
export const unknownReward = '“{funding}” has no such reward.';
export const notOfferedHere = '“{reward}” is not offered in this region.';
/** `{item}` is a reward, as above. */
export const soldOut = 'The last {item} has just gone. You can choose another reward, or give without one.';
export const noOwnAmount = 'An amount of one’s own is not taken in this region.';
export const amountOutOfRange = 'Please give between {least} and {most}.';
