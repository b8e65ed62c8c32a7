import { addStyles } from '../../ui/add-styles.ts';
import { loadSearch } from './load-search.ts';
import type { SearchEngine } from './search-engine.ts';
import sheet from './suggestions.css?url';

/** What suggestions are made of, once their style sheet holds. */
export async function loadSuggestions(): Promise<SearchEngine> {
  const [engine] = await Promise.all([loadSearch(), addStyles(sheet)]);
  return engine;
}
