import { expect, test } from 'vitest';
import type { Picture } from '#src/catalogue/pictures/store-picture.ts';
import { FEED_LENGTH, type FeedEntry, feed } from '#src/features/blog/feed.ts';

const picture = {
  ...{ id: 'loaf', width: 1024, height: 768, alt: 'A loaf' },
  ...{ avif: [], webp: [{ width: 1024, url: '/pictures/loaf/1024.webp' }] },
} satisfies Picture;

/** Entry 0 is the newest. */
function entry(at: number): FeedEntry {
  return {
    ...{ title: `Loaf ${at}`, path: `/blog/loaf-${at}`, summary: 'Bread.', author: 'Ada' },
    ...{ publishedAt: new Date(Date.UTC(2026, 0, 400 - at)), categories: [], picture },
  };
}

test('a feed has its fifty newest entries and no more', async () => {
  const about = { title: 'Blog', description: 'What we write', path: '/blog/rss.xml', page: '/blog' };
  const entries = Array.from({ length: FEED_LENGTH + 5 }, (_, at) => entry(at));
  const xml = await (await feed(about, entries, new URL('https://found.test'))).text();
  const titles = [...xml.matchAll(/<title>(Loaf \d+)<\/title>/g)].map(([, title]) => title);
  expect(titles).toEqual(Array.from({ length: 50 }, (_, at) => `Loaf ${at}`));
});
