import type { SearchEngine } from '../../catalogue/search/search-engine.ts';
import { addStyles } from '../../ui/add-styles.ts';
import { loadSearch } from './load-search.ts';
import sheet from './suggestions.css?url';

/**
 * Lets the search page answer in place, and adds suggestions to other search forms. The index loads at the
 * same time as React. Until both are ready, the form and the links work natively.
 */
export async function enhance(root: HTMLElement): Promise<void> {
  loadSuggestions().catch(() => {});
  const { hydrateSearch } = await import('./view/hydrate-search.ts');
  hydrateSearch(root, loadSuggestions);
}

/** Loads the search engine for suggestions, together with their style sheet. */
export async function loadSuggestions(): Promise<SearchEngine> {
  const [engine] = await Promise.all([loadSearch(), addSuggestionStyles()]);
  return engine;
}

export function addSuggestionStyles(): Promise<void> {
  return addStyles(sheet);
}
