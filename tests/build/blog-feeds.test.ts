import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { builtFiles, builtPages, readBuilt } from './support/dist.ts';
import { attribute, isInside } from './support/html.ts';
import { isPictureThere } from './support/pictures.ts';
import { writtenContent } from './support/written-content.ts';
import { parseXml, type XmlElement } from './support/xml.ts';

const files = new Set(builtFiles());
let content: Content;
beforeAll(async () => {
  content = await writtenContent();
});

const FEEDS = [
  { file: 'blog/rss.xml', page: '/blog', folder: '/blog/', of: () => content.blog },
  { file: 'recipes/rss.xml', page: '/recipes', folder: '/recipe/', of: () => content.recipes },
] as const;

describe.each(FEEDS)('the feed $file', ({ file, page, folder, of }) => {
  const channel = () => childOf(parseXml(readBuilt(file)), 'channel');
  const items = () => channel().children.filter(({ name }) => name === 'item');

  test('[RT-09] is well-formed RSS 2.0 with its own URL and its page’s', () => {
    const root = parseXml(readBuilt(file));
    expect([root.name, root.attributes.get('version')]).toEqual(['rss', '2.0']);
    for (const name of ['title', 'description', 'link', 'language'])
      expect(wordsOf(channel(), name), name).not.toBe('');
    expect(new URL(wordsOf(channel(), 'link')).pathname).toBe(page);
    const self = childOf(channel(), 'atom:link').attributes;
    expect(self.get('rel')).toBe('self');
    expect(new URL(self.get('href') ?? '').pathname).toBe(`/${file}`);
    expect(Date.parse(wordsOf(channel(), 'lastBuildDate'))).toBeGreaterThan(0);
  });

  test('[RT-09] has every article once, newest first, with absolute URLs of existing pages', () => {
    const written = of();
    expect(items().length).toBe(written.length);
    const ids = items().map((item) => {
      const link = new URL(wordsOf(item, 'link'));
      expect(wordsOf(item, 'guid')).toBe(link.href);
      expect(link.search + link.hash).toBe('');
      expect(link.pathname.startsWith(folder), link.href).toBe(true);
      expect(files.has(`${link.pathname.slice(1)}.html`), link.href).toBe(true);
      return link.pathname.slice(folder.length);
    });
    expect([...ids].sort()).toEqual(written.map(({ id }) => id).sort());
    const dates = items().map((item) => Date.parse(wordsOf(item, 'pubDate')));
    expect(dates).toEqual(dates.toSorted((one, two) => two - one));
    const byId = new Map(written.map(({ id, data }) => [id, data]));
    for (const [index, id] of ids.entries()) {
      expect(dates[index], id).toBe(byId.get(id)?.publishedAt.getTime());
      expect(wordsOf(items()[index]!, 'title'), id).toBe(byId.get(id)?.title);
      expect(wordsOf(items()[index]!, 'description'), id).toBe(byId.get(id)?.summary);
    }
  });

  test('[RT-09] has dates as in RFC 822, existing pictures, and neither prices nor regions', () => {
    const names = new Set(content.creators.map(({ data }) => data.name));
    for (const item of items()) {
      expect(wordsOf(item, 'pubDate')).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(names).toContain(wordsOf(item, 'dc:creator'));
      const picture = childOf(item, 'media:content').attributes;
      expect(isPictureThere(new URL(picture.get('url') ?? '').pathname), picture.get('url')).toBe(true);
    }
    expect(readBuilt(file)).not.toMatch(/\/regions\/|region=|currency|<g:price/);
  });
});

test('[RT-09] every page links to the feeds for feed readers, and the blog links to them for people', () => {
  for (const { path, elements } of builtPages(({ region }) => region === 'GB')) {
    if (/\/(constants?|api)$/.test(path)) continue;
    const feeds = elements
      .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'alternate')
      .filter((element) => attribute(element, 'type') === 'application/rss+xml')
      .map((element) => attribute(element, 'href'));
    expect(feeds, path).toEqual(['/blog/rss.xml', '/recipes/rss.xml']);
    const feedOfPage = { '/blog': '/blog/rss.xml', '/recipes': '/recipes/rss.xml' }[path];
    if (!feedOfPage) continue;
    const link = elements.find(
      (element) => element.tagName === 'a' && attribute(element, 'href') === feedOfPage,
    );
    expect(link && isInside(link, 'main'), `${path} links to its feed`).toBe(true);
  }
});

function childOf(element: XmlElement, name: string): XmlElement {
  const found = element.children.filter((child) => child.name === name);
  expect(found, `${name} in ${element.name}`).toHaveLength(1);
  return found[0]!;
}

function wordsOf(element: XmlElement, name: string): string {
  return childOf(element, name).text.trim();
}
