/** The stock of the desk: counts by variant, their reasons and history. */

/** The reasons for a change of stock. `content`: a newer count in the content. */
export const reasons = {
  counted: 'Counted',
  received: 'Received',
  damaged: 'Damaged',
  returned: 'Returned',
  correction: 'Corrected',
  content: 'Count in the content',
};
/** Who changed it, if nobody was signed in. */
export const commandLine = 'The command line';

/** `{variant}`: what was typed. */
export const noVariant = 'No variant with stock has the SKU, barcode or id {variant}.';
export const severalVariants = 'More than one variant has {sku}. Name it as product/format.';
/** `{thing}`: product and format. */
export const notCounted = '{thing} was never counted. Count it first.';
export const tooFew = 'Only {count} of {thing} should be there. Count the shelf, if that is wrong.';
/** `{who}`: a member. `{time}`: as `14:05 UTC`. */
export const countedMeanwhile =
  '{who} counted {quantity} of {thing} at {time}, after you looked. Look again before you count.';
export const changedMeanwhile =
  '{who} changed {thing} at {time}, after you looked: {reason}, {quantity}. Look again before you count.';
export const wholeNumber = 'A whole number from 0 to 1,000,000.';
export const atLeastOne = 'A whole number, at least 1.';

export const title = { one: 'One variant', other: '{count} variants' };
export const low = 'Low';
export const find = 'Find by name, SKU, barcode or shelf';
export const onlyLow = 'Low only';
export const nothingFound = 'No variant matches.';
export const columns = {
  shelf: 'Shelf',
  sku: 'SKU',
  thing: 'Item',
  left: 'For sale',
  held: 'Being paid',
  toSend: 'Sold, to send',
  onShelf: 'On the shelf',
};
export const unlimited = 'Not counted';
export const heldUntil = '{count} until {time}';
export const otherContent =
  'The content says {count}, counted on {day}. The count of the desk is later, so it applies.';
export const count = 'Count';
export const counting = 'Pieces on the shelf, including {count} sold and not sent';
export const countPlain = 'Pieces on the shelf';
export const change = 'Change';
export const save = 'Save';
export const history = 'History';
export const reason = 'Why';
export const howMany = 'How many';
export const note = 'Note';
export const shelf = 'Shelf';
export const lowBelow = 'Mail the shop below';
export const lowHint =
  'One mail when fewer are for sale. The next one only after there were enough again. Empty: no mail.';
export const savePlace = 'Save shelf and limit';
export const placeSaved = 'Saved.';
export const saved = 'Saved: {before} → {after} for sale.';
export const neverChanged = 'Nobody has changed it at the desk yet.';
export const back = 'All stock';
export const older = 'Older';
