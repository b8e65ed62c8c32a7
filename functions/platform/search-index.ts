import { readFile } from 'node:fs/promises';
import { indexPath } from '#src/catalogue/search/index-path.ts';
import { createSearchEngine, type SearchEngine } from '#src/catalogue/search/search-engine.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { prerenderedFile } from './prerendered-file.ts';

const providers = new Map<RegionCode, Promise<SearchEngine>>();

/** The search engine of a region, from the build's index file. Read once per process. */
export function searchIn(region: RegionCode): Promise<SearchEngine> {
  const known = providers.get(region);
  if (known) return known;
  const file = prerenderedFile(`dist${indexPath(region)}`);
  const reading = readFile(file, 'utf8').then(createSearchEngine);
  providers.set(region, reading);
  reading.catch(() => providers.delete(region));
  return reading;
}
