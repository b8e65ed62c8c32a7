import { paths } from '#src/lib/paths.ts';
import type { Catalogue } from '../catalogue.ts';

/** False for a page of every shop that has nothing to read yet. No menu links to it. */
export function hasText(
  { articles, content }: Pick<Catalogue, 'articles' | 'content'>,
  path: string,
): boolean {
  if (path === paths.blog) return articles.length > 0;
  return path !== paths.faq || content.faq.length > 0;
}
