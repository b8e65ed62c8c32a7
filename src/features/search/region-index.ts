import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { searchAnswers } from './search-answers.ts';
import { popularIn, searchEntries } from './search-entries.ts';
import { searchPlaces } from './search-places.ts';
import { writeIndex } from './write-index.ts';

const written = new Map<RegionCode, Promise<string>>();

/** The search index of a region as JSON, cached per build. In development it is built on every request. */
export function regionIndex(region: RegionCode): Promise<string> {
  if (import.meta.env.DEV) return write(region);
  const index = written.get(region) ?? write(region);
  written.set(region, index);
  return index;
}

async function write(region: RegionCode): Promise<string> {
  const catalogue = await getCatalogue();
  const synonyms = readSynonyms(catalogue.content.search.map(({ data }) => data));
  return writeIndex(
    await searchEntries(catalogue, region),
    popularIn(catalogue, region),
    searchAnswers(catalogue, region),
    synonyms,
    searchPlaces(catalogue, synonyms),
  );
}
