import type { CollectionEntry } from 'astro:content';
import { entriesOf } from './reading/entries.ts';

export type Article = CollectionEntry<'blog'>;

let loading: Promise<Article[]> | undefined;

/** Every article, newest first. In development they are read anew each time, so that an edit shows at once. */
export function getArticles(): Promise<Article[]> {
  if (import.meta.env.DEV) return load();
  loading ??= load();
  return loading;
}

/** What a creator wrote, newest first. */
export async function articlesBy(creatorId: string): Promise<Article[]> {
  return (await getArticles()).filter(({ data }) => data.author === creatorId);
}

async function load(): Promise<Article[]> {
  const articles = await entriesOf('blog');
  return articles.sort(
    (a, b) => b.data.publishedAt.getTime() - a.data.publishedAt.getTime() || a.id.localeCompare(b.id),
  );
}
