import { loadSuggestions } from './load-suggestions.client.ts';

/** Lets the search page go on in place. The index is on its way while React is. */
export async function enhance(root: HTMLElement): Promise<void> {
  loadSuggestions().catch(() => {});
  const [{ hydrate }, { default: SearchPage }] = await Promise.all([
    import('../../islands/hydrate.ts'),
    import('./view/SearchPage.tsx'),
  ]);
  hydrate(root, SearchPage, { load: loadSuggestions });
}
