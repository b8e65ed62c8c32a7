import { getCollection, getEntry } from 'astro:content';
import { CONTENT_KINDS, type ContentKind } from '../content.schemas.ts';
import { storeRegionFor } from '../core/regions/pick-region.ts';
import { oncePerRegion } from '../core/regions/region-paths.ts';
import type { RegionCode } from '../core/regions/regions.ts';
import { buildNow } from '../lib/clock.ts';
import { type Catalogue, joinCatalogue } from './catalogue.ts';
import { allIn, keyMaker, withPicturesInText } from './page-keys.ts';
import type { Content, ContentOf } from './reading/read-content.ts';
import { picturesInText } from './reading/rendered-content.ts';
import { hasFiles } from './schemas/content-folder.ts';
import type { SettingsEntry } from './schemas/settings.ts';
import { shownCatalogue } from './shown-catalogue.ts';

/** The site's public address. */
export const SITE = new URL(import.meta.env.SITE);

let joined: Promise<Catalogue> | undefined;
/**
 * The cache in development. Its key is Astro's settings object, which changes with every edit of the content.
 */
const joinedOf = new WeakMap<object, Promise<Catalogue>>();

/** The catalogue for pages. Joined once per build, and after each edit in development. */
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

/** The store's settings: brand, banner, closed regions. */
export async function getSettings(): Promise<SettingsEntry> {
  return (await getCatalogue()).settings;
}

/**
 * The region whose prices a page of `region` shows: itself,
 * or the default region when the store is closed there.
 */
export async function getStoreRegion(region: RegionCode): Promise<RegionCode> {
  return storeRegionFor(region, (await getSettings()).closedRegions);
}

/**
 * Adds a key to each static path, from all that its page shows of the catalogue: a later build keeps a page
 * whose key is the same. In development, where nothing is kept, the paths stay as they are.
 */
export async function withKeys<P extends { props: object }>(
  staticPaths: readonly P[],
  partsOf: (props: P['props']) => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<(P & { cacheKey?: string })[]> {
  if (import.meta.env.DEV) return [...staticPaths];
  const keyOf = keyMaker(await getCatalogue(), buildNow());
  const keyed: (P & { cacheKey?: string })[] = [];
  for (const each of staticPaths) {
    const parts = partsOf(each.props);
    const key = keyOf(...(parts instanceof Promise ? await parts : parts));
    const hasPictures = Object.values(each.props).some(hasPictureInText);
    keyed.push({ ...each, cacheKey: hasPictures ? withPicturesInText(key) : key });
  }
  return keyed;
}

/**
 * Adds the same key to all pages of a region, of which a shop has few: by default to a page that each region
 * has once. A later build keeps them while nothing changes that any page of that region may show.
 */
export async function keptPerRegion<P extends { props: { region: RegionCode } }>(
  staticPaths: readonly P[] = oncePerRegion() as never,
) {
  const catalogue = await getCatalogue();
  return withKeys(staticPaths, ({ region }) => allIn(catalogue, region));
}

/** True for an entry, or what is made of one, whose text has pictures. */
function hasPictureInText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const entry: unknown = 'entry' in value ? value.entry : value;
  return picturesInText(entry as object).length > 0;
}

/** Joins the entries that the loader passed to Astro, with Markdown rendered as HTML. */
async function join(): Promise<Catalogue> {
  const shown = shownCatalogue();
  if (shown) return shown;
  const kinds = Object.keys(CONTENT_KINDS) as ContentKind[];
  const lists = await Promise.all(kinds.map(entriesOf));
  const content = Object.fromEntries(kinds.map((kind, index) => [kind, lists[index]])) as Content;
  return joinCatalogue(content, buildNow());
}

async function entriesOf<K extends ContentKind>(kind: K): Promise<ContentOf<K>[]> {
  // Astro warns about empty collections, which are allowed here.
  const entries = hasFiles(kind) ? await getCollection(kind) : [];
  return entries
    .map(
      // In the same order as in config/kept/make-changes.ts, since keys of pages are made of entries.
      ({ id, data, body, filePath, rendered }) =>
        ({ id, data, body, filePath, file: filePath ?? '', rendered }) as unknown as ContentOf<K>,
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
