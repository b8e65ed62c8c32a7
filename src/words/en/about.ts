/** The About page: what each count is of. */
export const about = {
  creators: { one: 'creator', other: 'creators' },
  products: { one: 'product', other: 'products' },
  books: { one: 'of them a book', other: 'of them books' },
  recipes: { one: 'free recipe', other: 'free recipes' },
};
