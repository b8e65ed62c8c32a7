import { indexPath } from '#src/catalogue/search/index-path.ts';
import type { SearchEngine } from '#src/catalogue/search/search-engine.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

let loading: Promise<SearchEngine> | undefined;

/** Loads the search engine for the page's region, once, and again after a failure. */
export function loadSearch(): Promise<SearchEngine> {
  if (!loading) {
    loading = load();
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

async function load(): Promise<SearchEngine> {
  // Every page has its store region in the markup.
  const path = indexPath(document.documentElement.dataset.storeRegion as RegionCode);
  const [{ createSearchEngine }, text] = await Promise.all([
    import('#src/catalogue/search/search-engine.ts'),
    textOf(path),
  ]);
  return createSearchEngine(text);
}

async function textOf(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
