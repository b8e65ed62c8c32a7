import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feeExample } from '#src/catalogue/policies/fees.ts';
import { sectionsOf } from '#src/catalogue/policies/sections.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { formatMoney } from '#src/core/money.ts';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { ROOT } from './support/dist.ts';
import { attribute, type Element, textOf } from './support/html.ts';
import { inEveryRegion, linksTo, openStore, type Seen } from './support/visitor.ts';
import { writtenContent } from './support/written-content.ts';

let store: Awaited<ReturnType<typeof openStore>>;
let content: Content;

beforeAll(async () => {
  content = await writtenContent();
  store = await openStore();
});
afterAll(() => store?.close());

const idsOf = ({ elements }: Seen) => elements.flatMap((element) => attribute(element, 'id') ?? []);
const named = ({ elements }: Seen, tagName: string) =>
  elements.filter((element) => element.tagName === tagName);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const money = (amount: number, region: RegionCode) => {
  const { currency, locale } = regionOf(region);
  return formatMoney({ amount, currency }, locale);
};

/** A fixed text: without scripts, with its own URL, its version and date, and the page that it belongs to. */
function expectFixed(seen: Seen, page: string, version: string) {
  expect(named(seen, 'script')).toEqual([]);
  expect(named(seen, 'form')).toEqual([]);
  expect(named(seen, 'img')).toEqual([]);
  expect(seen.text).toContain(`Version ${version}`);
  expect(named(seen, 'time').map((time) => attribute(time, 'datetime'))[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
  const canonical = named(seen, 'link').find((link) => attribute(link, 'rel') === 'canonical') as Element;
  expect(new URL(attribute(canonical, 'href') ?? '').pathname).toBe(page);
}

describe.each([
  ['RT-21', 'terms'],
  ['RT-18', 'privacy'],
  ['RT-14', 'cookies'],
])('[%s] the policy /%s', (_id, name) => {
  const entry = () => {
    const found = content.legal.find(({ id }) => id === name);
    if (!found) throw new Error(`There is no policy ${name}`);
    return found;
  };
  const parts = async (region: RegionCode) => {
    const text = await readFile(path.join(ROOT, entry().file), 'utf8');
    return sectionsOf(text.replace(/^---[\s\S]*?\n---\n/, ''), region);
  };

  test('has every section for a region, each with an anchor, and a list of them', async () => {
    for (const region of REGION_CODES) {
      const seen = await store.visit(`/${name}`, region);
      expect(seen.status).toBe(200);
      expect(seen.region).toBe(region);
      expect(seen.heading).toBe(entry().data.heading);
      expect(seen.text).toContain(entry().data.version);
      const sections = await parts(region);
      expect(idsOf(seen)).toEqual(expect.arrayContaining(sections.map(({ id }) => id)));
      const listed = named(seen, 'a').map((link) => attribute(link, 'href'));
      expect(listed).toEqual(expect.arrayContaining(sections.map(({ id }) => `#${id}`)));
      expect(listed).toContain(`/${name}/constant`);
      expect(seen.text).not.toMatch(/\{\{|:::|undefined/);
    }
  });

  test('has its fixed text, the same words without a script', async () => {
    for (const region of REGION_CODES) {
      const seen = await store.visit(`/${name}/constant`, region);
      expect(seen.status).toBe(200);
      expectFixed(seen, `/${name}`, entry().data.version);
      const page = await store.visit(`/${name}`, region);
      for (const paragraph of named(page, 'p')
        .filter((one) => one.attrs.length === 0)
        .slice(0, 40)) {
        const text = words(textOf(paragraph));
        if (text.length > 60 && page.text.includes(text)) expect(seen.text).toContain(text);
      }
      expect(idsOf(seen)).toEqual(expect.arrayContaining((await parts(region)).map(({ id }) => id)));
    }
  });
});

test('[RT-21] the terms have each region’s law, and a withdrawal form for consumers in the UK and the EU', async () => {
  const said = {
    GB: 'Consumer Rights Act 2015',
    EU: 'legal guarantee of conformity',
    CA: 'Quebec',
    LATAM: 'Procon',
  };
  for (const [region, phrase] of Object.entries(said))
    await inEveryRegion(store, '/terms', ({ text }, seen) =>
      expect(text.includes(phrase), `${phrase} in ${seen}`).toBe(seen === region),
    );
  await inEveryRegion(store, '/terms', (seen, region) => {
    const isEuropean = region === 'GB' || region === 'EU';
    expect(idsOf(seen).includes('withdrawal-form')).toBe(isEuropean);
    expect(seen.text.includes('fourteen days from the day it arrives')).toBe(isEuropean);
  });
});

test('[RT-18] the privacy policy covers the law of the reader’s region', async () => {
  const said = {
    GB: 'Information Commissioner',
    EU: 'European Data Protection Board',
    US: 'do not sell or share',
    LATAM: 'LGPD',
    CA: 'PIPEDA',
  };
  for (const [region, phrase] of Object.entries(said))
    await inEveryRegion(store, '/privacy', ({ text }, seen) =>
      expect(text.includes(phrase), `${phrase} in ${seen}`).toBe(seen === region),
    );
});

test('[RT-14] the cookies page lists everything that is stored, by name, with its purpose and its lifetime', async () => {
  const kept = content.legal.find(({ id }) => id === 'cookies')?.data.kept ?? [];
  expect(kept.length).toBeGreaterThan(10);
  for (const address of ['/cookies', '/cookies/constant'])
    await inEveryRegion(store, address, (seen) => {
      const rows = named(seen, 'tr').map(textOf);
      for (const { name, where, lasts } of kept)
        expect(rows.some((row) => row.startsWith(name) && row.includes(where) && row.endsWith(lasts))).toBe(
          true,
        );
    });
});

describe('[RT-17] questions and answers', () => {
  test('at least thirty in six groups or more, every answer with an id and in the structured data', async () => {
    const groups = content.faq.map(({ data }) => data);
    expect(groups.length).toBeGreaterThanOrEqual(6);
    const questions = groups.flatMap((group) => group.questions);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    await inEveryRegion(store, '/faq', (seen) => {
      const summaries = named(seen, 'summary').map(textOf);
      expect(summaries).toEqual(expect.arrayContaining(questions.map(({ ask }) => ask)));
      expect(idsOf(seen)).toEqual(expect.arrayContaining(questions.map(({ id }) => id)));
      expect(seen.text).not.toMatch(/\{\{|:::/);
      const data = named(seen, 'script').find((one) => attribute(one, 'type') === 'application/ld+json');
      expect(data).toBeDefined();
    });
    await inEveryRegion(store, '/faq/constant', (seen) => {
      expectFixed(seen, '/faq', '1.3');
      expect(named(seen, 'h3').map(textOf)).toEqual(expect.arrayContaining(questions.map(({ ask }) => ask)));
    });
  });

  test('shipping, tax and returns are answered for the region', async () => {
    const post = content['shipping-methods'].find(({ id }) => id === 'standard')?.data.rates;
    await inEveryRegion(store, '/faq', ({ text }, region) => {
      expect(text).toContain(money(Number(post?.[region]), region));
      expect(text.includes('within fourteen days of its arrival')).toBe(region === 'GB' || region === 'EU');
      expect(text.includes('GST, HST, PST or QST')).toBe(region === 'CA');
    });
  });
});

test('[RT-04] /about-us says who we are, with pictures and numbers from the catalogue', async () => {
  const listed = content.products.filter(({ data }) => data.kind !== 'test').length;
  await inEveryRegion(store, '/about-us', (seen) => {
    expect(seen.text.split(' ').length).toBeGreaterThan(200);
    expect(named(seen, 'dd').map(textOf)).toEqual(
      expect.arrayContaining([content.creators.length, listed, content.recipes.length].map(String)),
    );
    const pictures = named(seen, 'img').filter((image) => attribute(image, 'src')?.startsWith('/pictures/'));
    expect(pictures.length).toBeGreaterThanOrEqual(5);
  });
});

describe('the page for new creators', () => {
  const terms = () => {
    const found = content['creator-terms'][0];
    if (!found) throw new Error('There are no terms for creators');
    return found.data;
  };

  test('[RT-07] /be-found explains the steps and the payout to the penny, has quotes of creators, and the form', async () => {
    await inEveryRegion(store, '/be-found', (seen, region) => {
      expect(idsOf(seen)).toEqual(expect.arrayContaining(['how-it-works', 'fees', 'apply']));
      const sums = feeExample(terms(), region);
      for (const amount of [sums.price, sums.printing, sums.payment, sums.creator, sums.store])
        expect(seen.text).toContain(money(amount, region));
      for (const { title } of terms().timeline) expect(seen.text).toContain(title);
      expect(named(seen, 'blockquote')).toHaveLength(2);
      expect(linksTo(seen, '/creators/').length).toBeGreaterThanOrEqual(2);
      const form = named(seen, 'form').find((one) => attribute(one, 'action') === '/api/creator-request');
      expect(form && attribute(form, 'method')).toBe('post');
    });
  });

  test('[RT-08] /be-found/constants has only the same facts', async () => {
    await inEveryRegion(store, '/be-found/constants', (seen, region) => {
      expectFixed(seen, '/be-found', terms().version);
      const sums = feeExample(terms(), region);
      for (const amount of [sums.price, sums.rest, sums.creator, sums.store])
        expect(seen.text).toContain(money(amount, region));
      for (const { what, creator } of terms().shares) {
        expect(seen.text).toContain(what);
        expect(seen.text).toContain(`${creator}%`);
      }
      for (const line of [...terms().wanted, ...terms().unwanted]) expect(seen.text).toContain(line);
    });
  });
});

test('[RT-13] /contact has a form that works without JavaScript, an address, and links that may answer the question', async () => {
  await inEveryRegion(store, '/contact', (seen) => {
    const form = named(seen, 'form').find((one) => attribute(one, 'action') === '/api/contact');
    expect(form && attribute(form, 'method')).toBe('post');
    const fields = [...named(seen, 'input'), ...named(seen, 'select'), ...named(seen, 'textarea')];
    const tokens = Object.fromEntries(
      fields.map((field) => [attribute(field, 'name'), attribute(field, 'autocomplete')]),
    );
    expect(tokens).toMatchObject({ name: 'name', email: 'email' });
    expect(Object.keys(tokens)).toEqual(expect.arrayContaining(['topic', 'orderId', 'message']));
    const links = named(seen, 'a').map((link) => attribute(link, 'href'));
    expect(links).toEqual(
      expect.arrayContaining(['mailto:hello@found.example', '/faq', '/withdraw', '/be-found']),
    );
  });
});

test('the feedback, withdrawal and accessibility pages exist in every region, with links in each footer', async () => {
  for (const [address, action] of [
    ['/feedback', '/api/feedback'],
    ['/withdraw', '/api/withdrawal'],
  ] as const)
    await inEveryRegion(store, address, (seen) =>
      expect(named(seen, 'form').map((form) => attribute(form, 'action'))).toContain(action),
    );
  await inEveryRegion(store, '/accessibility', (seen) => {
    expect(seen.text).toContain('Web Content Accessibility Guidelines 2.2');
    const links = named(seen, 'a').map((link) => attribute(link, 'href'));
    expect(links).toEqual(expect.arrayContaining(['/feedback', '/withdraw', '/accessibility', '/cookies']));
  });
});
