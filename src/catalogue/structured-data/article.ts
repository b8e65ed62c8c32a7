import type { BlogPosting, WithContext } from 'schema-dts';
import { dayOf } from '#src/core/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { readingMinutes, wordCount } from '../articles/reading-time.ts';
import type { Article, Creator } from '../catalogue.ts';
import { MAKER_TYPE } from './maker-type.ts';

/** Schema.org BlogPosting. */
export function articleData(
  { id, data, body = '' }: Article,
  author: Creator,
  image: string | undefined,
  publisher: string,
  site: URL,
): WithContext<BlogPosting> {
  const url = new URL(paths.article(id), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: data.title,
    description: data.summary,
    url,
    mainEntityOfPage: url,
    ...(image && { image: [new URL(image, site).href] }),
    datePublished: dayOf(data.publishedAt),
    dateModified: dayOf(data.updatedAt ?? data.publishedAt),
    author: {
      '@type': MAKER_TYPE,
      name: author.data.name,
      url: new URL(paths.creator(author.data.profile.handle), site).href,
    },
    publisher: {
      '@type': 'Organization',
      name: publisher,
      url: site.href,
      logo: new URL('/apple-touch-icon.png', site).href,
    },
    keywords: data.tags.join(', '),
    inLanguage: 'en',
    wordCount: wordCount(body),
    timeRequired: `PT${readingMinutes(body)}M`,
  };
}
