import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { piecesOf } from '#src/core/measures/us-words.ts';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { builtPages } from './support/dist.ts';
import { attribute, textOf } from './support/html.ts';
import { expectNone } from './support/problems.ts';
import { inEveryRegion, isRead, linksTo, openStore, type Seen } from './support/visitor.ts';
import { writtenContent } from './support/written-content.ts';

/** Whose clocks say when a funding ends. */
const ENDS_IN: Readonly<Record<RegionCode, string>> = {
  US: 'America/New_York',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  EU: 'Europe/Brussels',
  LATAM: 'America/Mexico_City',
  GO: 'UTC',
};

const PAGE_SIZE = 12;
let store: Awaited<ReturnType<typeof openStore>>;
let content: Content;

beforeAll(async () => {
  content = await writtenContent();
  store = await openStore();
});
afterAll(() => store?.close());

describe('pages at their public addresses, in every region', () => {
  test('[RT-01] / shows the three spotlights, creators, products, recipes and statistics', async () => {
    const listed = content.products.filter(({ data }) => data.kind !== 'test').length;
    await inEveryRegion(store, '/', (seen) => {
      for (const spotlight of ['Main', 'Spotlight', 'Discover']) {
        const titles = content.selections
          .filter(({ data }) => data.spotlight === spotlight && data.isOnHome)
          .map(({ data }) => data.title);
        expect(titles, spotlight).not.toEqual([]);
        expect(titles.filter((title) => !seen.text.includes(title))).toEqual([]);
      }
      expect(linksTo(seen, '/creators/').length).toBeGreaterThanOrEqual(2);
      expect(linksTo(seen, '/products/').length).toBeGreaterThanOrEqual(4);
      expect(linksTo(seen, '/recipe/').length).toBeGreaterThanOrEqual(2);
      for (const count of [content.creators.length, listed, content.recipes.length])
        expect(seen.text).toMatch(new RegExp(`\\b${count}\\b`));
    });
  });

  test('[RT-02] /404 and every unknown address return the not-found page with status 404', async () => {
    const unknown = [
      '/404',
      '/no-such-shelf',
      '/products/no-such-thing',
      '/creators/nobody',
      '/books/no-such-kind',
      '/a/b/c/d',
    ];
    for (const address of unknown)
      await inEveryRegion(
        store,
        address,
        (seen) => {
          expect(seen.text).toContain('Sorry we can not find the page you are looking for.');
          expect(seen.text).toContain('This page could not be found');
        },
        404,
      );
  });

  test('[RT-03] /500 returns the server-error page', async () => {
    await inEveryRegion(
      store,
      '/500',
      ({ text }) => {
        expect(text).toContain('Internal Server Error');
        expect(text).toContain(
          'Something has gone wrong. Please reload the page or contact us if the problem persists.',
        );
      },
      500,
    );
  });

  test('/basket has its page, and the payment provider’s return URL has one with a slot', async () => {
    await inEveryRegion(store, '/basket', ({ heading }) => expect(heading).toMatch(/basket|box|bag/i));
    const filled = [...builtPages(({ path }) => path === '/basket/success')];
    expect(filled.map(({ region }) => region).sort()).toEqual([...REGION_CODES].sort());
    for (const { html, elements } of filled) {
      expect(html).toMatch(/<main[\s\S]*<!--slot:order-->[\s\S]+<!--\/slot:order-->[\s\S]*<\/main>/);
      expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
    }
  });
});

describe('lists', () => {
  test('[RT-15] /creators lists every creator, 12 to a page, with All and the letters A to Z', async () => {
    const handles = content.creators.map(({ data }) => data.profile.handle).sort();
    const initials = new Set(
      content.creators.map(({ data }) => data.name.normalize('NFD')[0]!.toLowerCase()),
    );
    for (const region of REGION_CODES) {
      const shown = await everyPage('/creators', region, (seen) => linksTo(seen, '/creators/'));
      expect(shown.sort(), region).toEqual(handles);
    }
    await inEveryRegion(store, '/creators', (seen) => {
      const letters = seen.elements
        .filter(({ tagName }) => ['a', 'span', 'button'].includes(tagName))
        .filter((element) => /^([A-Z]|All)$/.test(textOf(element)));
      expect(letters.map(textOf).join('')).toContain('AllABCDEFGHIJKLMNOPQRSTUVWXYZ');
      const open = letters
        .filter(({ tagName }) => tagName === 'a')
        .map((link) => attribute(link, 'href'))
        .filter((href) => href !== '/creators');
      expect(open.sort()).toEqual([...initials].map((letter) => `/creators/letter/${letter}`).sort());
    });
    for (const letter of initials) {
      const named = content.creators.filter(
        ({ data }) => data.name.normalize('NFD')[0]!.toLowerCase() === letter,
      );
      const shown = await everyPage(`/creators/letter/${letter}`, 'GB', (seen) => {
        const chosen = seen.elements.find((one) => attribute(one, 'href') === `/creators/letter/${letter}`);
        expect(chosen && attribute(chosen, 'aria-current')).toBe('true');
        return linksTo(seen, '/creators/');
      });
      expect(shown.sort(), letter).toEqual(named.map(({ data }) => data.profile.handle).sort());
    }
  });

  test('[RT-19] /products lists every product except test products, 12 to a page, with filters and a sort order', async () => {
    const ids = content.products.filter(({ data }) => data.kind !== 'test').map(({ id }) => id);
    for (const region of REGION_CODES) {
      const shown = await everyPage('/products', region, (seen) => [
        ...linksTo(seen, '/products/'),
        ...linksTo(seen, '/gift-').map((rest) => (rest === 'cards' ? 'gift-card' : rest)),
      ]);
      expect(shown.sort(), region).toEqual([...ids].sort());
    }
    await inEveryRegion(store, '/products', ({ elements }) => {
      const fields = elements
        .filter(({ tagName }) => ['select', 'input'].includes(tagName))
        .map((field) => attribute(field, 'name'));
      expect(fields).toEqual(expect.arrayContaining(['section', 'category', 'type', 'sort']));
    });
  });
});

describe('detail pages', () => {
  test('[RT-23] every creator has a page, with their products and recipes', async () => {
    const problems = await everyEntry(
      content.creators,
      ({ data }) => `/creators/${data.profile.handle}`,
      ({ id, data }, seen) => {
        const products = content.products.filter(
          (product) => product.data.creator === id && product.data.kind !== 'test',
        );
        const recipes = content.recipes.filter((recipe) => recipe.data.creator === id);
        return [
          ...(seen.heading.includes(data.name) ? [] : [`is headed “${seen.heading}”`]),
          ...missing(
            products.map((product) => product.id),
            linksTo(seen, '/products/'),
          ),
          ...missing(
            recipes.map((recipe) => recipe.id),
            linksTo(seen, '/recipe/'),
          ),
        ];
      },
    );
    expectNone(problems);
  });

  test('[RT-24] every product has a page, with its text, its creator and its recipes', async () => {
    const handles = new Map(content.creators.map(({ id, data }) => [id, data.profile.handle]));
    const problems = await everyEntry(
      // A gift card has a page with a form of its own.
      content.products.filter(({ data }) => data.goods !== 'gift-card'),
      ({ id }) => `/products/${id}`,
      ({ id, data }, seen) => {
        const recipes = content.recipes.filter((recipe) => recipe.data.products.includes(id));
        return [
          ...(seen.heading === data.name.replace(/\s+/g, ' ') ? [] : [`is headed “${seen.heading}”`]),
          ...(seen.text.includes(data.summary.replace(/\s+/g, ' ')) ? [] : ['lacks its summary']),
          ...data.details
            .filter(({ value }) => !seen.text.includes(value))
            .map(({ label }) => `lacks the detail ${label}`),
          ...missing([handles.get(data.creator)!], linksTo(seen, '/creators/')),
          ...missing(
            recipes.map((recipe) => recipe.id),
            linksTo(seen, '/recipe/'),
          ),
        ];
      },
    );
    expectNone(problems);
  });

  test('[RT-25] every recipe has a page, with each ingredient, each step and its products', async () => {
    const problems = await everyEntry(
      content.recipes,
      ({ id }) => `/recipe/${id}`,
      ({ data }, seen) => [
        ...(seen.heading === data.title.replace(/\s+/g, ' ') ? [] : [`is headed “${seen.heading}”`]),
        ...data.ingredients
          .flatMap(({ items }) => items)
          .filter(({ name }) => !seen.text.includes(name))
          .map(({ name }) => `lacks the ingredient ${name}`),
        ...data.steps
          .filter(({ text }) => !seen.text.includes(inMeasuresOf(seen.region, text)))
          .map(({ text }) => `lacks the step ${text.slice(0, 30)}`),
        ...missing(data.products, linksTo(seen, '/products/')),
      ],
    );
    expectNone(problems);
  });
});

describe('fundings', () => {
  test('[RT-28] [RT-26] /funding lists every funding, and each category and subcategory its own', async () => {
    const { data: section } = content.sections.find(({ data }) => data.shows === 'fundings')!;
    const ids = content.fundings.map(({ id }) => id);
    const slugs = section.categories.flatMap((category) => [category, ...category.nestedCategories]);
    await inEveryRegion(store, '/funding', (seen) => {
      expect(seen.heading).toBe(section.name);
      expect(linksTo(seen, '/funding/').sort()).toEqual(
        [...ids, ...section.categories.map(({ slug }) => slug)].sort(),
      );
    });
    for (const { slug, name } of slugs)
      await inEveryRegion(store, `/funding/${slug}`, (seen) => {
        expect(seen.heading).toBe(name);
        const own = content.fundings.filter(({ data }) => data.categories.includes(`funding/${slug}`));
        expect(own.length, slug).toBeGreaterThan(0);
        const linked = linksTo(seen, '/funding/').filter((id) => ids.includes(id));
        expect(linked.sort()).toEqual(own.map(({ id }) => id).sort());
      });
  });

  test('[RT-27] [CAT-07] every funding has a page with its story, goal, dates, rewards and updates, also within its categories', async () => {
    const problems: string[] = [];
    for (const { id, data } of content.fundings) {
      const ways = [`/funding/${id}`, ...data.categories.map((category) => `/${category}/${id}`)];
      for (const address of ways)
        await inEveryRegion(store, address, (seen, region) => {
          const say = (what: string) => problems.push(`${region} ${address}: ${what}`);
          const lacks = (text: string) => !seen.text.includes(text.replace(/\s+/g, ' '));
          if (seen.heading !== data.title) say(`is headed “${seen.heading}”`);
          if (lacks((data.goal.amount / 100).toLocaleString('en-GB'))) say('lacks its goal');
          // The minute before: a funding that ends at midnight ends on the day before.
          const end = new Date(data.endsAt.getTime() - 60_000).toLocaleDateString(regionOf(region).language, {
            dateStyle: 'long',
            timeZone: ENDS_IN[region],
          });
          if (!data.outcome && lacks(end)) say('does not say when it ends');
          if (data.outcome && lacks(data.outcome.text)) say('does not say how it came out');
          for (const { title, text } of [...data.rewards, ...data.updates])
            if (lacks(title) || lacks(text)) say(`lacks “${title}”`);
          for (const { question, answer } of data.questions)
            if (lacks(question) || lacks(answer)) say(`lacks “${question}”`);
          const canonical = seen.elements.find((one) => attribute(one, 'rel') === 'canonical');
          if (new URL(attribute(canonical!, 'href')!).pathname !== `/funding/${id}`)
            say('names another address');
          const sold = data.outcome ? [] : data.rewards.filter(({ prices }) => prices[region] !== undefined);
          const forms = seen.elements.filter(({ tagName }) => tagName === 'form');
          const gift = data.outcome || !data.freeAmount[region] ? 0 : 1;
          const back = forms.filter((form) => attribute(form, 'action') === '/api/checkout').length;
          if (back !== sold.length + gift) say(`has ${back} ways to back it and not ${sold.length + gift}`);
          for (const { prices } of sold) {
            const price = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(
              prices[region]! / 100,
            );
            if (lacks(price)) say(`lacks the price ${price}`);
          }
        });
    }
    expectNone(problems);
  });

  test('[RT-22] /funding/success has a slot, in every region', () => {
    const filled = [...builtPages(({ path }) => path === '/funding/success')];
    expect(filled.map(({ region }) => region).sort()).toEqual([...REGION_CODES].sort());
    for (const { html } of filled)
      expect(html).toMatch(/<main[\s\S]*<!--slot:pledge-->[\s\S]+<!--\/slot:pledge-->[\s\S]*<\/main>/);
  });
});

/** The results of `pick` for every page of a list; at most 12 on each page, none twice. */
async function everyPage(
  address: string,
  region: RegionCode,
  pick: (seen: Seen) => string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; page < 100; page += 1) {
    const seen = await store.visit(page === 1 ? address : `${address}/page/${page}`, region);
    if (seen.status === 404 && page > 1) break;
    expect(seen.status, `${region} ${address}, page ${page}`).toBe(200);
    const entries = pick(seen).filter((id) => !['page', 'letter'].includes(id));
    expect(entries.length, `${region} ${address}, page ${page}`).toBeLessThanOrEqual(PAGE_SIZE);
    expect(entries.length, `${region} ${address}, page ${page}`).toBeGreaterThan(0);
    found.push(...entries);
  }
  expect(new Set(found).size).toBe(found.length);
  return found;
}

async function everyEntry<T>(
  entries: readonly T[],
  address: (entry: T) => string,
  look: (entry: T, seen: Seen) => string[],
): Promise<string[]> {
  expect(entries.length).toBeGreaterThan(10);
  const problems: string[] = [];
  for (const [at, entry] of entries.entries())
    for (const region of REGION_CODES) {
      const where = `${region} ${address(entry)}`;
      if (!isRead(region, at)) {
        const { status } = await store.ask(address(entry), region);
        if (status !== 200) problems.push(`${where}: answers ${status}`);
        continue;
      }
      const seen = await store.visit(address(entry), region);
      if (seen.status !== 200) problems.push(`${where}: answers ${seen.status}`);
      else if (seen.region !== region) problems.push(`${where}: is the page of ${seen.region}`);
      else problems.push(...look(entry, seen).map((problem) => `${where}: ${problem}`));
    }
  return problems;
}

/** The text of a step with the temperatures, lengths and volumes of a region. */
function inMeasuresOf(region: string | undefined, text: string): string {
  const pieces = piecesOf(text.replace(/\s+/g, ' '));
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : region === 'US' ? piece.us : piece.metric))
    .join('');
}

function missing(wanted: readonly string[], shown: readonly string[]): string[] {
  return wanted.filter((id) => !shown.includes(id)).map((id) => `does not lead to ${id}`);
}
