/** The home page. */

export const description = {
  one: 'One creator sells {goods} here. Prices in your currency.',
  other: '{countInWords} creators sell {goods} here. Prices in your currency.',
};
export const descriptionWithoutCreators = 'We sell {goods}. Prices in your currency.';
export const empty = 'Nothing is for sale yet.';
export const newest = 'New';
/** The link to all of them. */
export const viewAll = { one: 'View all products', other: 'View all {total} products' };
/** Over the newest product, where no selection is the cover. */
export const newestKicker = 'New';
export const recipes = 'Free recipes';
/** The links at the end of the page, as a screen reader calls them. */
export const onward = 'More of the shop';
/** The shop in numbers. `{list}` is the counts below: `120 products, 36 creators`. */
export const counts = '{list}.';
export const productCount = { one: '{count} product', other: '{count} products' };
export const bookCount = { one: '{count} of them a book', other: '{count} of them books' };
export const creatorCount = { one: '{count} creator', other: '{count} creators' };
export const recipeCount = { one: '{count} free recipe', other: '{count} free recipes' };
/** On the sharing picture of pages that have none of their own. */
export const shareKicker = '';
/** The buttons of a row that scrolls sideways, after their arrow. `{name}` is the row’s title. */
export const shelfBack = 'Previous: {name}';
export const shelfOn = 'Next: {name}';

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
/** In place of it, for a book. */
export const turnPages = 'Turn the pages';
export const pause = 'Pause';
export const turn = 'Turn';
export const picturesOf = '({name})';
