import type { APIRoute } from 'astro';
import { type Article, creatorNamed } from '#src/catalogue/catalogue.ts';
import { getCatalogue, getSettings, withKeys } from '#src/catalogue/get-catalogue.ts';
import { leadOf } from '#src/catalogue/pictures/covers.ts';
import { FEED_LENGTH, feed } from '#src/features/blog/feed.ts';
import { paths } from '#src/lib/paths.ts';
import * as blogWords from '#src/words/en/blog.ts';
import { fill } from '#src/words/fill.ts';

/** `/blog/rss.xml`: the feed of the newest articles. */
export async function getStaticPaths() {
  const articles = (await getCatalogue()).articles.slice(0, FEED_LENGTH);
  return withKeys([{ params: { feed: 'rss' }, props: { articles } }], (props) => [props.articles]);
}

export const GET: APIRoute<{ articles: Article[] }> = async ({ props: { articles } }) => {
  const catalogue = await getCatalogue();
  const { brand } = await getSettings();
  const entries = articles.map(async (article) => ({
    title: article.data.title,
    path: paths.article(article.id),
    summary: article.data.summary,
    author: creatorNamed(catalogue, article.data.author).data.name,
    publishedAt: article.data.publishedAt,
    categories: article.data.tags,
    picture: await leadOf(catalogue, article),
  }));
  return feed(
    {
      title: fill(blogWords.feedTitle, { brand: brand.name }),
      description: fill(blogWords.feedDescription, { brand: brand.name }),
      path: paths.blogFeed,
      page: paths.blog,
    },
    await Promise.all(entries),
    new URL(import.meta.env.SITE),
  );
};
