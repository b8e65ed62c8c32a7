/** Measures in recipes. Grams, litres and their parts have the same signs everywhere. */

/** `{amount}` is a number, a fraction or a range. Up to one is `one`: ½ cup. */
export const units = {
  tsp: { one: '{amount} tsp', other: '{amount} tsp' },
  tbsp: { one: '{amount} tbsp', other: '{amount} tbsp' },
  cup: { one: '{amount} cup', other: '{amount} cups' },
  pinch: { one: '{amount} pinch', other: '{amount} pinches' },
  clove: { one: '{amount} clove', other: '{amount} cloves' },
  tin: { one: '{amount} tin', other: '{amount} tins' },
  slice: { one: '{amount} slice', other: '{amount} slices' },
  sprig: { one: '{amount} sprig', other: '{amount} sprigs' },
  handful: { one: '{amount} handful', other: '{amount} handfuls' },
  bunch: { one: '{amount} bunch', other: '{amount} bunches' },
  sheet: { one: '{amount} sheet', other: '{amount} sheets' },
};
/** The same in the USA, where it has another name. */
export const usUnits = { tin: { one: '{amount} can', other: '{amount} cans' } };
/** Less than the smallest spoon. */
export const aPinch = 'a pinch';
/** `1 cup + 2 tbsp` */
export const cupsAndSpoons = '{cups} + {spoons}';

/** Weights, and the size of a tin or a bottle, in the USA. */
export const ounces = '{amount} oz';
export const pounds = '{amount} lb';
export const poundsAndOunces = '{pounds} lb {ounces} oz';
export const fluidOunces = '{amount} fl oz';
/** Lengths there: `2 inches`, and before a noun `a 2 inch tin`. */
export const inches = { one: '{amount} inch', other: '{amount} inches' };
/** `8 by 18`, or `8 × 18`. */
export const by = '{side} by {other}';
export const times = '{side} × {other}';
/** The heat of an oven there, and of one with a fan. */
export const degrees = '{degrees} °F';
export const degreesWithFan = '{degrees} °F convection';
