/** The question whether a visitor may be counted, and the choices. What each service does is in other words. */

/** `{services}` are names: by how many. The first of each is for regions where the visitor is asked before. */
export const ask = 'May we count you in?';
export const tell = 'We would like to count you in';
export const askServices = {
  one: 'With your yes, {services} sees what you look at here, and sets cookies for it.',
  other: 'With your yes, {services} see what you look at here, and set cookies for it.',
};
export const tellServices = {
  one: 'From the next page on, {services} sees what you look at here, and sets cookies for it, unless you say no.',
  other:
    'From the next page on, {services} see what you look at here, and set cookies for it, unless you say no.',
};
export const sameShop = 'The shop is the same either way.';
export const moreAbout = 'More about it';
export const rejectAll = 'Reject all';
export const acceptAll = 'Accept all';
export const manage = 'Manage choices';

/** The choices. */
export const heading = 'Your privacy choices';
export const lead =
  'What the shop itself needs is always on. The rest is yours to choose, here and at any time.';
/** For browsers that say no themselves. */
export const signal =
  'Your browser sends Global Privacy Control. We take that as a no to all of this for as long as it does.';
export const chosenOn = 'You chose this on {day}.';
export const save = 'Save my choices';
export const saved = 'Saved. You can change this at the bottom of every page.';
