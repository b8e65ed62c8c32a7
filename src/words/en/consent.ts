/**
 * The question whether a visitor may be counted, and the choices. What each service does is in other words.
 */

/**
 * `{services}` are names: by how many. The first of each is for regions where the visitor is asked before.
 */
export const ask = 'May we use cookies?';
export const tell = 'We use cookies';
export const askServices = {
  one: 'If you agree, {services} sets cookies and sees what you look at here.',
  other: 'If you agree, {services} set cookies and see what you look at here.',
};
export const tellServices = {
  one: 'From the next page, {services} sets cookies and sees what you look at here, unless you refuse.',
  other: 'From the next page, {services} set cookies and see what you look at here, unless you refuse.',
};
export const sameShop = 'The shop works the same either way.';
export const moreAbout = 'About cookies';
export const rejectAll = 'Reject all';
export const acceptAll = 'Accept all';
export const manage = 'Manage choices';

/** The choices. */
export const heading = 'Your privacy choices';
export const lead = 'What the shop needs to work is always on. The rest is your choice, now and at any time.';
/** For browsers that say no themselves. */
export const signal = 'Your browser sends Global Privacy Control, so all of this stays off.';
export const chosenOn = 'You chose this on {day}.';
export const save = 'Save my choices';
export const saved = 'Saved. You can change this at the bottom of every page.';
