/** The home page. */

export const description = {
  one: 'One creator sells {goods} here. Prices in your currency.',
  other: '{countInWords} creators sell {goods} here. Prices in your currency.',
};
export const empty = 'Nothing is for sale yet.';
export const newest = 'New';
export const newestLine = 'The newest products.';
/** The link to all of them. */
export const viewAll = { one: 'View all products', other: 'View all {total} products' };
/** Over the newest product, where no selection is the cover. */
export const newestKicker = 'New';
export const recipes = 'Free recipes';
/** Over the links at the end of the page. `*These words*` are in italics. */
export const onward = 'Discover *the rest*';
/** What each count is of. */
export const productCount = { one: 'product', other: 'products' };
export const bookCount = { one: 'of them a book', other: 'of them books' };
export const creatorCount = { one: 'creator', other: 'creators' };
export const recipeCount = { one: 'free recipe', other: 'free recipes' };
/** On the sharing picture of pages that have none of their own. */
export const shareKicker = '';

/** Tiles: the links to what they show. */
export const see = 'See {name}';
export const lookThrough = 'Browse {name}';
export const everythingFrom = 'Everything from {name}';
export const pageOf = '{name}’s page';
export const allCreators = 'All creators';
/** Under the title of a recipe. */
export const recipeTime = 'Recipe, {time}';
/** Books on top of each other, as a screen reader calls them. */
export const pile = 'A stack of books';
/** The button that shows the pictures of a product in turn. A screen reader reads the last after it. */
export const play = 'Play';
export const pause = 'Pause';
export const turn = 'Turn';
export const picturesOf = 'the pictures of {name}';
