/** The About page: what each count is of. */

export const creators = { one: 'creator', other: 'creators' };
export const products = { one: 'product', other: 'products' };
export const books = { one: 'of them a book', other: 'of them books' };
export const recipes = { one: 'free recipe', other: 'free recipes' };
