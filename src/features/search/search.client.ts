import type { SearchEngine } from '#src/catalogue/search/search-engine.ts';
import { addStyles } from '#src/ui/add-styles.ts';
import { loadSearch } from './load-search.ts';
import styles from './suggestions.css?inline';

/**
 * Lets the search page answer in place, and adds suggestions to other search forms. The index loads at the
 * same time as React. Until both are ready, the form and the links work natively.
 */
export async function enhance(root: HTMLElement): Promise<void> {
  loadSuggestions().catch(() => {});
  const { hydrateSearch } = await import('./view/hydrate-search.ts');
  hydrateSearch(root, loadSuggestions);
}

/** Loads the search engine for suggestions, and adds their style sheet. */
export function loadSuggestions(): Promise<SearchEngine> {
  addStyles(styles);
  return loadSearch();
}
