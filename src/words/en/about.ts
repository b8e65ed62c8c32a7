/** The About page. */

/** The end of the page. `{place}` is the region that products are sent to: `the UK`. */
export const goesTo = {
  one: 'There is one creator here so far, and we deliver to {place}.',
  other: 'There are {total} creators here, and we deliver to {place}.',
};
export const becomeCreator = 'Become a creator';
export const useApi = 'Use our API';

/** What each count is of. */
export const creators = { one: 'creator', other: 'creators' };
export const products = { one: 'product', other: 'products' };
export const books = { one: 'of them a book', other: 'of them books' };
export const recipes = { one: 'free recipe', other: 'free recipes' };

/** The page of a shop that has not written its own. */
export const heading = 'About {brand}';
export const description = 'What {brand} sells, who runs it, and how to write to us. {strapline}';
export const story =
  'Everything here has its maker’s page. Makers choose what they sell, set its price in each region, and answer for what it is.';
export const storyWithoutCreators = 'We choose what we sell, and answer for what it is.';
export const end = 'Look around';
