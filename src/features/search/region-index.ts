import path from 'node:path';
import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { keptText } from '#src/lib/kept-text.ts';
import { outFolder, SEARCH_WORDS_FILE } from '#src/lib/out-folder.ts';
import { searchAnswers } from './search-answers.ts';
import { popularIn, searchEntries } from './search-entries.ts';
import { searchPlaces } from './search-places.ts';
import { writeIndex } from './write-index.ts';

const keep = keptText(path.join(outFolder(), SEARCH_WORDS_FILE), process.env.BUILD_CODE);

/** The search index of a region as JSON. */
export async function regionIndex(region: RegionCode): Promise<string> {
  const catalogue = await getCatalogue();
  const synonyms = readSynonyms(catalogue.content.search.map(({ data }) => data));
  return writeIndex(
    await searchEntries(catalogue, region),
    popularIn(catalogue, region),
    searchAnswers(catalogue, region),
    synonyms,
    searchPlaces(catalogue, synonyms),
    keep,
  );
}

/** An index with nothing but what the search shows before anything is typed. */
export async function popularIndex(region: RegionCode): Promise<string> {
  const catalogue = await getCatalogue();
  const popular = popularIn(catalogue, region);
  const products = catalogue.products.filter(({ _id }) => popular.includes(`products/${_id}`));
  const others = { recipes: [], creators: [], articles: [], fundings: [] };
  return writeIndex(await searchEntries({ ...catalogue, ...others, products }, region), popular);
}
