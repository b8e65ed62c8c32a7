/** Lists of products and recipes: their filters, their order, and how many were found. */

export const filter = 'Filter';
export const filters = 'Filters';
export const close = 'Close';
export const showResults = 'Show results';
export const clearFilters = 'clear all filters';
export const tryInstead = 'Try instead:';
export const search = 'Search';

/** The names of filters, and the options of each. */
export const category = 'Category';
export const type = 'Type';
/** Of a category, a type and an availability. */
export const all = 'All';
export const diet = 'Diet';
export const anyDiet = 'Any diet';
export const totalTime = 'Total time';
export const anyTime = 'Any time';
export const upToMinutes = 'Up to {minutes} minutes';
export const upToNinety = 'Up to 1½ hours';
export const difficulty = 'Difficulty';
export const anyDifficulty = 'Any difficulty';
export const availability = 'Availability';
export const availableNow = 'Available now';
export const preOrder = 'Pre-order';
export const funding = 'Crowdfunding';
/** `{currency}` is its sign. */
export const price = 'Price ({currency})';
export const minimum = 'Min';
export const minimumPrice = 'Minimum price';
export const maximum = 'Max';
export const maximumPrice = 'Maximum price';
export const upToPrice = 'Up to {price}';
export const comingSoon = 'Coming soon';

/** Over a list of allergens that may be left out. */
export const without = 'Without';

export const sortBy = 'Sort by';
export const featured = 'Featured';
export const newest = 'Newest';
export const byName = 'Name';
export const quickest = 'Time, shortest first';
export const cheapest = 'Price, low to high';
export const dearest = 'Price, high to low';

/** How many are listed. */
export const products = { one: '{total} product', other: '{total} products' };
export const recipes = { one: '{total} recipe', other: '{total} recipes' };
/** `{things}` is one of the two above. */
export const onPage = '{things}, page {page} of {pages}';
export const failed = 'We couldn’t load the list. Please try again.';

/**
 * The description of a list, for search engines. `{line}` is the editor’s, `{names}` says which list it is.
 */
export const describeEmpty = '{line} {names}: none at the moment.';
export const describe = {
  one: '{line} {names}: one so far.',
  other: '{line} {names}: {countInWords} {things}.',
};
