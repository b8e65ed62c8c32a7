/** The items that a visitor saves on their device: the buttons, and the page of them. */

export const saveForLater = 'Save for later';
export const saved = 'Saved';
export const isSaved = 'Saved on this device.';
export const isTakenOut = 'Removed from your saved items.';
/** The link to them. */
export const yours = 'Your saved items';

export const heading = 'Saved items';
export const empty = 'Nothing saved yet.';
export const howToSave = 'Press “Save for later” beside whatever you like.';
/** Over a few products, where nothing is saved. */
export const offers = 'Start with one of these';
export const needsScripts = 'This list needs JavaScript. A bookmark does the same.';
export const keptHere = 'Saved on this device only. No account needed, and nothing is sent to us.';
export const whatIsKept = 'What your browser keeps';
export const count = { one: 'One item.', other: '{count} items.' };
/** On the page of a link that another person sent. */
export const sharedCount = {
  one: 'One item from the link that you followed.',
  other: '{count} items from the link that you followed.',
};
/** Follows one of the two above. */
export const notShown = '{count} more cannot be shown at the moment.';

export const copyLink = 'Copy a link to this list';
export const linkIsCopied = 'Copied. Anyone with the link can see this list, and nothing else.';
export const linkIsInAddress = 'The link is in the address bar now.';
export const keepThese = 'Save these on this device';
export const clear = 'Clear';
/** In place of a name, until the list is filled. */
export const thing = 'An item';
/**
 * The link to a product that has several formats, or a text to type. Its name follows for a screen reader.
 */
export const chooseOptions = 'Choose options';
export const takeOut = 'Remove';
export const takeOutNamed = 'Remove {name}';
