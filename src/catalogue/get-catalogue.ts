import { getCollection, getEntry } from 'astro:content';
import { CONTENT_KINDS, type ContentKind } from '../content.schemas.ts';
import { storeRegionFor } from '../core/regions/pick-region.ts';
import type { RegionCode } from '../core/regions/regions.ts';
import { buildNow } from '../lib/clock.ts';
import { hasFiles } from '../schemas/content-folder.ts';
import type { SettingsEntry } from '../schemas/settings.ts';
import { type Catalogue, joinCatalogue } from './catalogue.ts';
import type { Content, ContentOf } from './reading/read-content.ts';

/** The site's public address. */
export const SITE = new URL(import.meta.env.SITE);

let joined: Promise<Catalogue> | undefined;
/** In development: by what Astro holds of the settings, which an edit of any file replaces. */
const joinedOf = new WeakMap<object, Promise<Catalogue>>();

/** The catalogue for pages: joined once in a build, and once after each edit in development. */
export async function getCatalogue(): Promise<Catalogue> {
  if (!import.meta.env.DEV) {
    joined ??= join();
    return joined;
  }
  const data = (await getEntry('settings', 'store'))?.data ?? {};
  const known = joinedOf.get(data) ?? join();
  joinedOf.set(data, known);
  return known;
}

/** The store's own settings: brand, banner, regions that are closed. */
export async function getSettings(): Promise<SettingsEntry> {
  return (await getCatalogue()).settings;
}

/** The region whose prices a page of `region` shows: itself, unless the store is closed there. */
export async function getStoreRegion(region: RegionCode): Promise<RegionCode> {
  return storeRegionFor(region, (await getSettings()).closedRegions);
}

/** From what the collections' loader handed to Astro, with Markdown as HTML. */
async function join(): Promise<Catalogue> {
  const kinds = Object.keys(CONTENT_KINDS) as ContentKind[];
  const lists = await Promise.all(kinds.map(entriesOf));
  const content = Object.fromEntries(kinds.map((kind, index) => [kind, lists[index]])) as Content;
  return joinCatalogue(content, buildNow());
}

async function entriesOf<K extends ContentKind>(kind: K): Promise<ContentOf<K>[]> {
  // Astro warns of a collection with nothing in it, which is no fault of a shop's.
  const entries = hasFiles(kind) ? await getCollection(kind) : [];
  return entries
    .map((entry) => ({ ...entry, file: entry.filePath ?? '' }) as unknown as ContentOf<K>)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
