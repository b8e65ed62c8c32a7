/** The home page. */
export const home = {
  description: {
    one: 'One creator sells {goods} here. Prices in your currency.',
    other: '{countInWords} creators sell {goods} here. Prices in your currency.',
  },
  empty: 'Nothing is for sale yet.',
  newest: 'New',
  newestLine: 'The newest products.',
  /** Over the newest product, where no selection is the cover. */
  newestKicker: 'New',
  recipes: 'Free recipes',
  /** What each count is of. */
  productCount: { one: 'product', other: 'products' },
  bookCount: { one: 'of them a book', other: 'of them books' },
  creatorCount: { one: 'creator', other: 'creators' },
  recipeCount: { one: 'free recipe', other: 'free recipes' },
  /** On the sharing picture of pages that have none of their own. */
  shareKicker: '',
};
