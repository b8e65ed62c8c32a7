import type { Catalogue } from '../catalogue/catalogue.ts';

/** What the store amounts to, counted from the catalogue. */
export function statisticsOf({ products, creators, recipes }: Catalogue) {
  const books = products.filter(({ categories }) => categories.some(({ section }) => section === 'books'));
  return {
    products: products.length,
    books: books.length,
    creators: creators.length,
    recipes: recipes.length,
  };
}
