/** The things that a visitor saves on their device: the buttons, and the page of them. */

export const saveForLater = 'Save for later';
export const saved = 'Saved';
export const isSaved = 'Saved on this device.';
export const isTakenOut = 'Taken out of your saved things.';
/** The link to them. */
export const yours = 'Your saved things';

export const heading = 'Saved things';
export const empty = 'Nothing saved yet.';
export const needsScripts =
  'This list lives in your browser, which runs no scripts here. A bookmark does the same.';
export const keptHere = 'Kept on this device alone, without an account; nothing of it is sent to us.';
export const whatIsKept = 'What your browser keeps';
export const count = { one: 'One thing.', other: '{count} things.' };
/** On the page of a link that another person sent. */
export const sharedCount = {
  one: 'One thing from the link that you followed.',
  other: '{count} things from the link that you followed.',
};
/** Follows one of the two above. */
export const notShown = '{count} more cannot be shown at the moment.';

export const copyLink = 'Copy a link to this list';
export const linkIsCopied = 'Copied. Whoever has the link sees this list, and nothing else.';
export const linkIsInAddress = 'The link is in the address bar now.';
export const keepThese = 'Keep these on this device';
export const clear = 'Clear';
/** In place of a name, until the list is filled. */
export const thing = 'A thing';
export const takeOut = 'Take out';
export const takeOutNamed = 'Take out {name}';
