import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { namesAsAlt } from '#src/catalogue/reading/check-alt.ts';
import { checkContent } from '#src/catalogue/reading/check-content.ts';
import { foreignLetters } from '#src/catalogue/reading/check-letters.ts';
import { brokenRedirects, redirectsToHidden } from '#src/catalogue/reading/check-redirects.ts';
import { demoNames } from '#src/catalogue/reading/demo-names.ts';
import { nearFile } from '#src/catalogue/reading/near-file.ts';
import { passedDates } from '#src/catalogue/reading/passed-dates.ts';
import { publishedAt } from '#src/catalogue/reading/published.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const NOW = new Date('2026-11-20T12:00Z');
let read: Content;
let content: Content;
beforeAll(async () => {
  ({ content: read } = await readContent(contentFolder(), NOW));
});
beforeEach(() => {
  content = structuredClone(read);
});

test('two SKUs that differ only in case are one, as in a stock count', () => {
  const [first, second] = content.products;
  first!.data.formats[0]!.sku = 'ZZ-1-IND';
  second!.data.formats[0]!.sku = 'zz-1-ind';
  expect(checkContent(content)).toEqual([
    {
      file: second!.file,
      field: 'formats.0.sku',
      expected: expect.stringContaining(`an SKU of its own; ${first!.id}, ${first!.data.formats[0]!.id} has`),
    },
  ]);
});

test('a shop has one gift card product, since one page sells it', () => {
  const card = content.products.find(({ data }) => data.goods === 'gift-card');
  const second = { ...structuredClone(card!), id: 'second-card', file: 'products/second-card.md' };
  expect(checkContent({ ...content, products: [...content.products, second] })).toContainEqual({
    file: second.file,
    field: 'goods',
    expected: expect.stringContaining(`one gift card in the shop; “${card!.id}” is one`),
  });
});

test('a file that is not there is told a similar one beside it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-near-'));
  await writeFile(path.join(folder, 'logo.svg'), '');
  expect(nearFile(path.join(folder, 'lgo.svg'))).toBe('. Did you mean logo.svg?');
  expect(nearFile(path.join(folder, 'portrait.jpg'))).toBe('');
  expect(nearFile(path.join(folder, 'none/lgo.svg'))).toBe('');
  await rm(folder, { recursive: true });
});

describe('a date that has passed is a warning', () => {
  const warnings = () =>
    passedDates({ ...content, coupons: content.coupons.filter(({ data }) => !data.until) }, NOW);

  test('and there is none of dates to come', () => expect(warnings()).toEqual([]));

  test('of an entry that was taken away, and not of a draft', () => {
    const [first, second] = content.blog;
    Object.assign(first!.data, { unpublishAt: new Date('2026-11-01') });
    Object.assign(second!.data, { unpublishAt: new Date('2026-11-01'), draft: true });
    expect(warnings()).toEqual([
      { file: first!.file, text: expect.stringMatching(/^unpublishAt: .*2026-11-01/) },
    ]);
  });

  test('of a pre-order that is out, and of a count of tomorrow', () => {
    const [first, second] = content.products;
    Object.assign(first!.data, { type: 'pre-order', releasedAt: new Date('2026-11-20') });
    second!.data.formats[0]!.stock = { count: 3, countedAt: new Date('2026-11-21') };
    expect(warnings()).toEqual([
      { file: first!.file, text: expect.stringContaining('releasedAt: 2026-11-20 has passed') },
      {
        file: second!.file,
        text: expect.stringContaining('formats.0.stock.countedAt: 2026-11-21 has not come'),
      },
    ]);
  });

  test('of a promo code from the day after its last one', () => {
    const of = (until: string) => {
      content.coupons = content.coupons.slice(0, 1);
      content.coupons[0]!.data.until = new Date(until);
      return passedDates(content, NOW).map(({ text }) => text);
    };
    expect(of('2026-11-20')).toEqual([]);
    expect(of('2026-11-19')).toEqual([expect.stringContaining('until: 2026-11-19 was the last day')]);
  });
});

describe('a redirect', () => {
  const redirect = (to: string) => {
    content.redirects = [
      { id: 'old', file: 'redirects/old.yaml', data: { redirects: [{ from: '/old', to }] } },
    ];
  };

  test('to a page of a feature that is off is named', () => {
    redirect('/creators');
    expect(brokenRedirects(content, () => true)).toEqual([]);
    expect(brokenRedirects(content, (name) => name !== 'creators')).toEqual([
      {
        file: 'redirects/old.yaml',
        field: 'redirects.0',
        expected: expect.stringContaining('no redirect to /creators'),
      },
    ]);
  });

  test('to a page that is hidden is a warning', () => {
    const [product] = content.products;
    redirect(`/products/${product!.id}`);
    Object.assign(product!.data, { draft: true });
    expect(brokenRedirects(content)).toEqual([]);
    expect(redirectsToHidden(publishedAt(content, NOW), content)).toEqual([
      {
        file: 'redirects/old.yaml',
        text: `redirects.0: it leads to /products/${product!.id}, which is hidden now.`,
      },
    ]);
  });

  test('to a page that is nearly there is told which one was meant', () => {
    redirect('/contakt');
    expect(brokenRedirects(content).map(({ expected }) => expected)).toEqual([
      expect.stringContaining('Did you mean /contact?'),
    ]);
  });
});

test('the letters that a typeface lacks are one problem for each text', () => {
  const [creator] = content.creators;
  creator!.data.profile.line = 'Зима, лето';
  expect(foreignLetters(content)).toEqual([
    {
      file: creator!.file,
      field: 'profile.line',
      near: 'З',
      expected:
        'letters that both typefaces hold; “З” (U+0417) in “Зима, лето” is none of them, nor are “и”, “м”, “а” and 4 more',
    },
  ]);
  // A shop without creators is one itself, and its settings are the texts.
  creator!.file = content.settings[0]!.file;
  expect(foreignLetters(content)).toEqual([]);
});

describe('an alternative text', () => {
  test('that is the name of its file is a problem, with its ending and without', () => {
    const [creator, other] = content.creators;
    creator!.data.photograph = { src: './photographs/IMG_4711.jpg', alt: 'IMG_4711' };
    other!.data.photograph = { src: './photographs/b.jpg', alt: 'a.JPG' };
    content.products[0]!.body = '![pan.png](./pan.png) ![A pan](./pan.png)';
    const said = namesAsAlt(content).map(({ file, field }) => [file, field]);
    expect(said.sort()).toEqual(
      [
        [creator!.file, 'photograph.alt'],
        [other!.file, 'photograph.alt'],
        [content.products[0]!.file, 'the text'],
      ].sort(),
    );
  });

  test('in words is none', () => {
    content.creators[0]!.data.photograph = { src: './photographs/hanna.jpg', alt: 'Hanna at the oven' };
    expect(namesAsAlt(content)).toEqual([]);
  });
});

test('policies that name the demo are a warning in a shop that is none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-demo-'));
  const [terms] = content.legal;
  terms!.file = path.join(folder, 'terms.md');
  await writeFile(terms!.file, '---\ntitle: Terms\n---\nWrite to help@found.example.\n');
  content = { ...content, legal: [terms!], faq: [], about: [], 'creator-terms': [] };
  const of = (demo: object | undefined) => {
    const [settings] = content.settings;
    const data = { ...settings!.data, demo, brand: { ...settings!.data.brand, name: 'Ferris' } };
    const warned = demoNames({ ...content, settings: [{ ...settings!, data }] as never });
    return warned.filter(({ file }) => file === terms!.file);
  };
  expect(of({ writtenFor: '2026-11-20' })).toEqual([]);
  expect(of(undefined)).toEqual([
    { file: terms!.file, text: expect.stringContaining('line 4 names the demo: “found.example”') },
  ]);
  await rm(folder, { recursive: true });
});
