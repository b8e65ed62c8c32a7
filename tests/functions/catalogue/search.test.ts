import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { ENTRIES, entry } from '#tests/unit/search/entries.ts';

type Handler = (request: Request, context: never) => Promise<Response>;

const folder = mkdtempSync(path.join(tmpdir(), 'found-search-'));
let handler: Handler;

beforeAll(async () => {
  const { content } = await readContent(contentFolder());
  content.settings[0]!.data.closedRegions = ['US'];
  const snapshot = path.join(folder, 'catalogue.db');
  await writeSnapshot(content, snapshot);
  const synonyms = readSynonyms(content.search.map(({ data }) => data));
  for (const region of REGION_CODES) {
    write(`dist${internalPath(region, '/search')}.html`, pageOf(region));
    // The index of one region is missing.
    if (region !== 'LATAM')
      write(
        `dist/data/search-${region.toLowerCase()}.json`,
        writeIndex([...ENTRIES, entry('local', `Sardines of ${region}`)], ['products/acai'], [], synonyms),
      );
  }
  Object.assign(process.env, {
    SITE_URL: 'https://found.test',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    STRIPE_SECRET_KEY: 'sk_test_search',
    STRIPE_WEBHOOK_SECRET: 'whsec_search',
    LINK_SECRET: 'thirty-two-letters-of-no-secret-at-all',
    CATALOGUE_SNAPSHOT: snapshot,
    LAMBDA_TASK_ROOT: folder,
  });
  vi.resetModules();
  handler = (await import('#functions/endpoints/pages.ts')).default as Handler;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(query: string, { country = 'GB', cookie = '' } = {}) {
  const request = new Request(`https://found.test/search${query}`, { headers: cookie ? { cookie } : {} });
  const response = await handler(request, {
    geo: { country: { code: country } },
    requestId: 'req-of-a-test',
  } as never);
  const page = await response.text();
  return { response, page, region: /data-region="(\w+)"/.exec(page)?.[1] };
}

describe('GET /search', () => {
  test('[RT-20] returns the page of the visitor’s region with the results', async () => {
    const { response, page, region } = await ask('?keyword=sardine');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(region).toBe('GB');
    expect(page).toContain('<title>Search: “sardine” · Found</title>');
    expect(page).toContain('value="sardine"');
    expect(page).toMatch(/role="status"[^>]*>4 results: 4 products\./);
    expect(page).toContain('<mark>Sardines</mark> of GB');
    expect(page).not.toContain('Sardines of CA');
  });

  test('an answer is never cached where a visitor of another region could get it', async () => {
    const { response } = await ask('?keyword=sardine');
    expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(response.headers.get('netlify-cdn-cache-control')).toBeNull();
  });

  test('the region comes from the address, the visit, the saved choice, or the country, in that order', async () => {
    const asked = await ask('?keyword=sardine&region=ca');
    expect(asked.region).toBe('CA');
    expect(asked.response.headers.get('set-cookie')).toMatch(/^__Host-visit-region=CA;/);
    expect((await ask('?keyword=a', { cookie: 'region=EU' })).region).toBe('EU');
    expect((await ask('?keyword=a', { country: 'JP' })).region).toBe('GO');
    const odd = await ask('?keyword=a&region=<b>');
    expect(odd.region).toBe('GB');
    expect(odd.response.headers.get('set-cookie')).toBeNull();
  });

  test('where the store is closed, prices are those of the region that it orders in', async () => {
    const { page, region } = await ask('?keyword=sardines+of', { country: 'US' });
    expect(region).toBe('US');
    expect(page).toContain('<mark>Sardines</mark> of GO');
  });

  test('[RT-20] works without a keyword, for a keyword without results, and by type', async () => {
    const none = await ask('');
    expect(none.page).toContain('What are you looking for?');
    expect(none.page).toContain('<title>Search · Found</title>');
    const nothing = await ask('?keyword=xylophone');
    expect(nothing.response.status).toBe(200);
    expect(nothing.page).toContain('Not found: ');
    expect(nothing.page).toContain('Açaí');
    const recipes = await ask('?keyword=eggplant&kind=recipes');
    expect(recipes.page).toContain('Zaalouk');
  });

  const HOSTILE = {
    'ten thousand letters': `keyword=${'a'.repeat(10_000)}`,
    markup: `keyword=${encodeURIComponent('"><script>alert(1)</script><!--/slot:search--></title>')}`,
    'markup that has results': `keyword=${encodeURIComponent('sardine <img src=x onerror=alert(1)>')}`,
    'half a character': 'keyword=%ED%A0%80sardine',
    'a broken escape': 'keyword=%E0%A4%A&page=%',
    NUL: 'keyword=%00',
    'right to left': `keyword=${encodeURIComponent('\u202eenidras \u2067سردين')}`,
    emoji: `keyword=${encodeURIComponent('👩‍🍳🍋'.repeat(50))}`,
    'only spaces': 'keyword=%20%09%E3%80%80+',
    'a replacement pattern': `keyword=${encodeURIComponent("$& $1 $' sardine")}`,
    'names repeated': 'keyword=a&keyword=b&kind=x&kind=y&page=1&page=2',
    'an unknown kind': 'keyword=sardine&kind=__proto__',
    'page 0': 'keyword=sardine&page=0',
    'page −1': 'keyword=sardine&page=-1',
    'page 1e9': 'keyword=sardine&page=1e9',
    'page NaN': 'keyword=sardine&page=NaN',
    'other names': '__proto__=1&constructor=2&keyword[]=sardine',
  };
  test.each(Object.entries(HOSTILE))(
    '%s: returns a normal page, without markup from the input',
    async (_, query) => {
      const { response, page } = await ask(`?${query}`);
      expect(response.status).toBe(200);
      expect(page).toMatch(/<h1[^>]*>[^<]/);
      expect(page.match(/<h1/g)).toHaveLength(1);
      expect(page.match(/<\/title>/g)).toHaveLength(1);
      expect(page).not.toMatch(/<script|<img src=x|onerror="/i);
      expect(page).toContain('end of page');
      expect(page.isWellFormed()).toBe(true);
      for (const hidden of ['\u0000', '\u202e']) expect(page).not.toContain(hidden);
    },
  );

  test('a keyword that was cut says so', async () => {
    const { page } = await ask(`?keyword=${'sardine '.repeat(1_000)}`);
    expect(page).toContain('so we used its first 80 characters');
  });

  test('if its index cannot be read, the page says so and is still shown', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { response, page } = await ask('?keyword=sardine', { country: 'MX' });
    expect(response.status).toBe(503);
    expect(page).toContain('Search is not available');
    expect(page).toContain('value="sardine"');
    expect(page).toContain('end of page');
    expect(error).toHaveBeenCalled();
  });

  test('other methods than GET and HEAD are refused', async () => {
    const response = await handler(new Request('https://found.test/search', { method: 'POST' }), {
      geo: {},
      requestId: 'r',
    } as never);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

function write(file: string, text: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function pageOf(region: string): string {
  const slot = (name: string) => `<!--slot:${name}-->as built<!--/slot:${name}-->`;
  return `<html data-region="${region}"><title>Search · Found</title>${slot('search')}<p>end of page</p>`.replace(
    '<!--slot:search-->as built',
    '<!--slot:search--><h1>as built</h1>',
  );
}
