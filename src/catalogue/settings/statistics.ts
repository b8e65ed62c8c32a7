import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/about.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { Plural } from '#src/words/plural.ts';
import type { Catalogue } from '../catalogue.ts';

type Counted = Pick<Catalogue, 'products' | 'creators' | 'recipes'>;

/** The counts of products, books, creators and recipes. */
export function statisticsOf({ products, creators, recipes }: Counted) {
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
export function figuresOf(catalogue: Counted & Pick<Catalogue, 'sections'>): Figure[] {
  const counts = statisticsOf(catalogue);
  const labelled = (count: number, word: Plural) => ({ count, what: fillCount(word, count) });
  const book = catalogue.products.find(({ entry }) => entry.data.goods === 'book');
  const section = book?.categories[0]?.section;
  const recipes = catalogue.sections.find(({ data }) => data.shows === 'recipes');
  const isAllBooks = counts.books === counts.products;
  return [
    { ...labelled(counts.creators, words.creators), url: paths.creators },
    { ...labelled(counts.products, words.products), url: paths.products },
    { ...labelled(isAllBooks ? 0 : counts.books, words.books), url: section && paths.section(section) },
    { ...labelled(counts.recipes, words.recipes), url: recipes && paths.section(recipes.data.slug) },
  ].filter(({ count }) => count > 0);
}
