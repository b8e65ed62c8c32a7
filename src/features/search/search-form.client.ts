import { loadSuggestions } from './load-suggestions.client.ts';

/** Gives a search form suggestions. */
export async function enhance(root: HTMLElement): Promise<void> {
  loadSuggestions().catch(() => {});
  const [{ hydrate }, { default: SearchForm }] = await Promise.all([
    import('../../islands/hydrate.ts'),
    import('./view/SearchForm.tsx'),
  ]);
  hydrate(root, SearchForm, { load: loadSuggestions });
}
