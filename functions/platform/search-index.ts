import { readFile } from 'node:fs/promises';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { indexPath } from '../../src/features/search/index-path.ts';
import { createSearchProvider, type SearchProvider } from '../../src/features/search/search-engine.ts';
import { builtFile } from './built-file.ts';

const providers = new Map<RegionCode, Promise<SearchProvider>>();

/** What can be found in a region, as the build left it; read once by each process. */
export function searchIn(region: RegionCode): Promise<SearchProvider> {
  const known = providers.get(region);
  if (known) return known;
  const file = builtFile(`dist${indexPath(region)}`);
  const reading = readFile(file, 'utf8').then(createSearchProvider);
  providers.set(region, reading);
  reading.catch(() => providers.delete(region));
  return reading;
}
