import { type Catalogue, joinCatalogue } from '#src/catalogue/catalogue.ts';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

export const SITE = new URL('https://found.test');
export const NOW = new Date('2026-11-22T08:00:00Z');
export const OWN_CONTENT = contentFolder();

/** The store's own content, joined as for pages, with the changes of `change`. */
export async function madeCatalogue(change: (content: Content) => void = () => {}): Promise<Catalogue> {
  const content = await loadContent(OWN_CONTENT, NOW);
  change(content);
  return joinCatalogue(content, NOW);
}

/** One entry of a kind, for a test to change. */
export function entryOf<K extends keyof Content>(content: Content, kind: K, id: string): Content[K][number] {
  const entry = content[kind].find((one) => one.id === id);
  if (!entry) throw new Error(`There is no ${id} among the ${kind}`);
  return entry;
}
