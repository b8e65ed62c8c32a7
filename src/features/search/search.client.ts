import { addStyles } from '../../ui/add-styles.ts';
import { loadSearch } from './load-search.ts';
import type { SearchEngine } from './search-engine.ts';
import sheet from './suggestions.css?url';

/**
 * Lets the search page go on in place, and gives any other search form its suggestions. The index is on its way while React is;
 * until both are there, the form and the links are plain ones.
 */
export async function enhance(root: HTMLElement): Promise<void> {
  loadSuggestions().catch(() => {});
  const { hydrateSearch } = await import('./view/hydrate-search.ts');
  hydrateSearch(root, loadSuggestions);
}

/** What suggestions are made of, once their style sheet holds. */
export async function loadSuggestions(): Promise<SearchEngine> {
  const [engine] = await Promise.all([loadSearch(), addSuggestionStyles()]);
  return engine;
}

export function addSuggestionStyles(): Promise<void> {
  return addStyles(sheet);
}
