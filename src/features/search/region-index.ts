import { getCatalogue } from '../../catalogue/get-catalogue.ts';
import { helpEntries } from '../../catalogue/policies/help.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { popularIn, searchEntries } from './search-entries.ts';
import { writeIndex } from './write-index.ts';

const written = new Map<RegionCode, Promise<string>>();

/** The search index of a region as this build has it, as JSON. In development it is made anew each time. */
export function regionIndex(region: RegionCode): Promise<string> {
  if (import.meta.env.DEV) return write(region);
  const index = written.get(region) ?? write(region);
  written.set(region, index);
  return index;
}

async function write(region: RegionCode): Promise<string> {
  const catalogue = await getCatalogue();
  return writeIndex(
    await searchEntries(catalogue, region),
    popularIn(catalogue, region),
    helpEntries(catalogue, region),
  );
}
