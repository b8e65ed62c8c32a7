import { pagesOf } from '#src/lib/pages.ts';
import { type Article, getArticles } from '../../catalogue/articles.ts';

export type BlogPageProps = { articles: Article[]; page: number; pageCount: number };

/** The pages of the blog, newest article first. */
export async function blogPages(): Promise<BlogPageProps[]> {
  const pages = pagesOf(await getArticles());
  return pages.map((articles, index) => ({ articles, page: index + 1, pageCount: pages.length }));
}
