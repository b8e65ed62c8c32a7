import type { Catalogue } from '#src/catalogue/catalogue.ts';
import type { SearchPlace } from '#src/catalogue/search/search-item.ts';
import type { Synonyms } from '#src/catalogue/search/synonyms.ts';
import { categoriesOf, withParents } from '#src/catalogue/sections/categories.ts';
import { nounOf } from '#src/core/products/goods.ts';
import { paths } from '#src/lib/paths.ts';
import { wordsOf } from '#src/lib/words.ts';
import * as words from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';

/** A category is the place of a noun if at least this part of the products with the noun is in it. */
const MOST = 2 / 3;

/**
 * The sections and categories with something in them. Each is found by its name, by the parts of the name
 * around `and`, by the nouns of most of its products, and by the shop's synonyms of all of these.
 */
export function searchPlaces(catalogue: Catalogue, synonyms: Synonyms = () => []): SearchPlace[] {
  const { sections, filledPlaces } = catalogue;
  const nouns = nounsByPlace(catalogue);
  return sections.flatMap((section) => {
    const { slug, name } = section.data;
    const all = [
      { id: slug, names: [name], name, url: paths.section(slug) },
      ...categoriesOf(section).map((category) => ({
        id: `${slug}/${category.slug}`,
        names: [category.name, ...category.name.split(/ and | & /)],
        name: fill(words.categoryOf, { category: category.name, section: name }),
        url: category.url,
      })),
    ];
    return all
      .filter(({ id }) => filledPlaces.has(id))
      .map(({ id, names, ...place }) => ({
        ...place,
        find: findersOf(names, nouns.get(id) ?? [], synonyms),
      }));
  });
}

/** The nouns of products by the id of their place: the innermost category that has most of them. */
function nounsByPlace({ products, sections }: Catalogue): Map<string, string[]> {
  const sold = products.filter(({ entry }) => entry.data.goods !== 'gift-card');
  const byNoun = Map.groupBy(sold, ({ entry }) => nounOf(entry.data));
  const nouns = new Map<string, string[]>();
  for (const [noun, named] of byNoun) {
    const counts = new Map<string, number>();
    for (const { categoryIds } of named)
      for (const id of placesOf(categoryIds, sections)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [place] = [...counts].findLast(([, count]) => count >= named.length * MOST) ?? [];
    if (place) nouns.set(place, [...(nouns.get(place) ?? []), noun]);
  }
  return nouns;
}

/** The ids of the sections and categories of a product, from the section to the innermost category. */
function placesOf(ids: readonly string[], sections: Catalogue['sections']): string[] {
  const parents = withParents(ids, sections).filter((id) => !ids.includes(id));
  const own = ids.map((id) => id.split('/')[0] ?? id);
  return [...new Set([...own, ...parents, ...ids])];
}

/** The names, folded, and their synonyms. A loaf tin is no tin, so a noun of two words has none. */
function findersOf(names: readonly string[], nouns: readonly string[], synonyms: Synonyms): string[] {
  const known = [...names, ...nouns.filter((noun) => !noun.includes(' '))];
  const all = [...names, ...nouns].map((name) => wordsOf(name).join(' '));
  return [...new Set([...all, ...known.flatMap(synonyms)])];
}
