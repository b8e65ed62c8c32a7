import { pagesOf } from '#src/lib/pagination.ts';
import type { Article, Catalogue } from '../catalogue.ts';

export type BlogPageProps = { articles: Article[]; page: number; pageCount: number };

/** The pages of the blog, newest article first. */
export function blogPages({ articles: all }: Pick<Catalogue, 'articles'>): BlogPageProps[] {
  const pages = pagesOf(all);
  return pages.map((articles, index) => ({ articles, page: index + 1, pageCount: pages.length }));
}
