import { readFile } from 'node:fs/promises';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { indexPath } from '../../src/features/search/index-path.ts';
import { createSearchEngine, type SearchEngine } from '../../src/features/search/search-engine.ts';
import { builtFile } from './built-file.ts';

const providers = new Map<RegionCode, Promise<SearchEngine>>();

/** What can be found in a region, as the build left it; read once by each process. */
export function searchIn(region: RegionCode): Promise<SearchEngine> {
  const known = providers.get(region);
  if (known) return known;
  const file = builtFile(`dist${indexPath(region)}`);
  const reading = readFile(file, 'utf8').then(createSearchEngine);
  providers.set(region, reading);
  reading.catch(() => providers.delete(region));
  return reading;
}
