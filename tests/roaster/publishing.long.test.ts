import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { buildOtherShop, type OtherShop } from '#tests/build/support/other-shop.ts';
import { ROASTER } from '#tests/setup/test-shop.ts';

/**
 * The article winter-roast of the fixture is published at this time. `roaster.test.ts` has the days before.
 */
const MOMENT = '2099-12-01T09:00:00Z';

/** The files of a build whose text names something. */
const naming = ({ folder }: OtherShop, what: RegExp) =>
  readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|json|txt)$/.test(file))
    .filter((file) => what.test(readFileSync(path.join(folder, 'dist', file), 'utf8')))
    .sort();

/** The time of the next build. */
function nextBuild({ folder }: OtherShop): string {
  const database = new DatabaseSync(path.join(folder, SNAPSHOT_FILE), { readOnly: true });
  const row = database.prepare("select json from entry where kind = 'build' and id = 'next'").get();
  database.close();
  return JSON.parse(String(row!.json));
}

describe('an article that is scheduled', () => {
  let late: OtherShop;
  let preview: OtherShop;
  beforeAll(async () => {
    late = await buildOtherShop(ROASTER, { STORE_CLOCK: MOMENT });
    preview = await buildOtherShop(ROASTER, { DRAFTS: 'show' });
  }, 300_000);
  afterAll(() => Promise.all([late, preview].map((shop) => shop?.remove())));

  test('has its page, its places in lists, feed and sitemap at its moment, in every region', () => {
    const files = naming(late, /winter-roast/);
    expect(files).toEqual(
      expect.arrayContaining([
        'blog.html',
        'blog/rss.xml',
        'blog/winter-roast.html',
        'regions/eu/blog.html',
        'regions/eu/blog/winter-roast.html',
        'sitemap-0.xml',
      ]),
    );
    expect(nextBuild(late)).toBe('2099-12-02T00:00:00.000Z');
    // A draft waits for an editor.
    expect(naming(late, /opening-party/)).toEqual([]);
  });

  test('is in a preview with the moment, and so is a draft, and neither is for search engines', () => {
    const page = (name: string) => readFileSync(path.join(preview.folder, 'dist', `${name}.html`), 'utf8');
    expect(page('blog/winter-roast')).toContain(
      'Preview: the site has this page from 1 December 2099 at 09:00 UTC on.',
    );
    expect(page('opening-party')).toContain('Preview: this page is a draft.');
    for (const name of ['blog/winter-roast', 'opening-party'])
      expect(page(name)).toContain('<meta name="robots" content="noindex">');
    expect(naming(preview, /<loc>[^<]*(opening-party|winter-roast)/)).toEqual([]);
    expect(page('faq')).not.toContain('Preview:');
    expect(page('faq')).toContain('/opening-party');
  });

  test('a renamed product has one page; its old name leads there, and baskets find it', () => {
    const read = (file: string) => JSON.parse(readFileSync(path.join(late.folder, file), 'utf8'));
    expect(existsSync(path.join(late.folder, 'dist/products/yirgacheffe.html'))).toBe(false);
    expect(read('.snapshot/redirects.json')).toMatchObject({
      '/products/yirgacheffe': '/products/halo',
      '/grinding': '/grind-guide',
      '/shop/espresso': '/coffee/espresso',
      '/our-story': '/about-us',
    });
    expect(read('dist/data/products/yirgacheffe.json')).toEqual({ renamedTo: 'halo' });
  });
});
