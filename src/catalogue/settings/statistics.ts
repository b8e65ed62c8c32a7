import { paths } from '#src/lib/paths.ts';
import type { Catalogue } from '../catalogue.ts';

type Counted = Pick<Catalogue, 'products' | 'creators' | 'recipes' | 'sections'>;

/** The counts of products, books, creators and recipes. */
export function statisticsOf({ products, creators, recipes }: Omit<Counted, 'sections'>) {
  return {
    products: products.length,
    books: products.filter(({ entry }) => entry.data.goods === 'book').length,
    creators: creators.length,
    recipes: recipes.length,
  };
}

/** A count, its label, and the page that lists the items. */
export type Figure = { count: number; what: string; url: string | undefined };

/** The counts as shown on pages, without zeros, each with its link. */
export function figuresOf(catalogue: Counted): Figure[] {
  const counts = statisticsOf(catalogue);
  const book = catalogue.products.find(({ entry }) => entry.data.goods === 'book');
  const section = book?.categories[0]?.section;
  const recipes = catalogue.sections.find(({ data }) => data.shows === 'recipes');
  const isAllBooks = counts.books === counts.products;
  return [
    {
      count: counts.creators,
      what: counts.creators === 1 ? 'person who cooks' : 'people who cook',
      url: paths.creators,
    },
    {
      count: counts.products,
      what: counts.products === 1 ? 'thing they made' : 'things they made',
      url: paths.products,
    },
    {
      count: isAllBooks ? 0 : counts.books,
      what: counts.books === 1 ? 'of them a book' : 'of them books',
      url: section && paths.section(section),
    },
    {
      count: counts.recipes,
      what: counts.recipes === 1 ? 'recipe, free' : 'recipes, all free',
      url: recipes && paths.section(recipes.data.slug),
    },
  ].filter(({ count }) => count > 0);
}
