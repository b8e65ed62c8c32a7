import { describe, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { listPrice } from '#src/catalogue/products/list-price.ts';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import { aboutPage } from '#src/catalogue/views/about-page.ts';
import { articleEnd } from '#src/catalogue/views/article-page.ts';
import { beFoundPage } from '#src/catalogue/views/be-found-page.ts';
import { creatorPage } from '#src/catalogue/views/creator-page.ts';
import { fundingPage } from '#src/catalogue/views/funding-page.ts';
import { homePage } from '#src/catalogue/views/home-page.ts';
import { productPage } from '#src/catalogue/views/product-page.ts';
import { labelsOf, timesOf } from '#src/catalogue/views/recipe-page.ts';
import { entryOf, madeCatalogue, NOW, OWN_CONTENT, SITE } from './support/made-catalogue.ts';

const ID = 'a-slow-loaf';

describe('a product’s page', () => {
  test('shows the price of the reader’s region, in its currency', async () => {
    const catalogue = await madeCatalogue();
    const { properties } = await productPage(catalogue, catalogue.productById.get(ID)!, 'GB', SITE);
    expect(properties).toEqual([
      { property: 'product:price:amount', content: '22.00' },
      { property: 'product:price:currency', content: 'GBP' },
      { property: 'product:availability', content: 'in_stock' },
      { property: 'product:brand', content: 'Hanna Lindqvist' },
      { property: 'product:retailer_item_id', content: `${ID}-GB` },
    ]);
  });

  test('shows no price, and no other region’s, where it is not sold', async () => {
    const catalogue = await madeCatalogue((content) => {
      for (const format of entryOf(content, 'products', ID).data.formats) delete format.prices.GB;
    });
    const { properties, head } = await productPage(catalogue, catalogue.productById.get(ID)!, 'GB', SITE);
    expect(properties.map(({ property }) => property)).not.toContain('product:price:amount');
    expect(JSON.stringify(head.jsonLd)).not.toMatch(/"price"|"offers"/);
  });

  test('has the prices of the region that replaces a closed one', async () => {
    const catalogue = await madeCatalogue((content) => {
      content.settings[0]!.data.closedRegions = ['GB'];
    });
    const view = await productPage(catalogue, catalogue.productById.get(ID)!, 'GB', SITE);
    expect(view.storeRegion).not.toBe('GB');
    expect(view.properties).not.toContainEqual({ property: 'product:price:currency', content: 'GBP' });
  });

  test.each([
    ['its first category', ['books/places', 'books/bread'], ['Books', 'Places']],
    ['a nested one below its parent', ['books/baking', 'books/bread'], ['Books', 'Baking', 'Bread']],
    ['also if it is named first', ['books/bread', 'books/baking'], ['Books', 'Baking', 'Bread']],
    ['also if its parent is not named', ['books/bread', 'books/places'], ['Books', 'Baking', 'Bread']],
  ])('the breadcrumbs are the path to %s', async (_, categories, names) => {
    const catalogue = await madeCatalogue((content) => {
      entryOf(content, 'products', ID).data.categories = categories;
    });
    const { crumbs, head } = await productPage(catalogue, catalogue.productById.get(ID)!, 'GB', SITE);
    expect(crumbs.map(({ name }) => name)).toEqual(names);
    const addresses = crumbs.map(({ url }) => url);
    expect(addresses[0]).toBe('/books');
    expect(head.jsonLd).toContainEqual(
      expect.objectContaining({
        itemListElement: [...addresses, `/products/${ID}`].map((url, at) =>
          expect.objectContaining({ position: at + 1, item: new URL(url, SITE).href }),
        ),
      }),
    );
  });

  test('has the creator’s text if it has none itself', async () => {
    const catalogue = await madeCatalogue((content) => {
      delete entryOf(content, 'products', ID).data.quote;
    });
    const view = await productPage(catalogue, catalogue.productById.get(ID)!, 'GB', SITE);
    expect(view.quote).toBe(view.creator.data.profile.quote);
  });

  test.each([
    ['a second before its funding ends', -1_000, 'available', 'preorder', 'being funded'],
    ['at its end', 0, 'unavailable', 'out_of_stock', undefined],
  ] as const)('[CAT-07] of a funded product, %s', async (_when, offset, availability, word, note) => {
    const content = await loadContent(OWN_CONTENT, NOW);
    const { endsAt } = entryOf(content, 'fundings', 'the-curanto-pot').data;
    const catalogue = joinCatalogue(content, new Date(endsAt.getTime() + offset));
    const pot = catalogue.productById.get('the-curanto-pot')!;
    const { inBasket, properties, head } = await productPage(catalogue, pot, 'GB', SITE);
    expect(inBasket.availability).toBe(availability);
    expect(properties).toContainEqual({ property: 'product:availability', content: word });
    expect(JSON.stringify(head.jsonLd).includes('OutOfStock')).toBe(availability === 'unavailable');
    expect(listPrice(pot, 'GB').note).toBe(note);
    expect(catalogue.productById.get('fold')?.availability).toBe('available');
  });

  test.each([
    ['names the format and the others where one costs more', [2400, 2400, 2600], 'others up to £26.00'],
    ['says no more where all cost the same', [2400, 2400, 2400], undefined],
  ])('its price on a list %s', async (_, prices, others) => {
    const catalogue = await madeCatalogue();
    const product = catalogue.productById.get(ID)!;
    const [format] = product.formats;
    const [price] = format!.prices.filter(({ region }) => region === 'GB');
    const formats = prices.map((amount, at) => ({
      ...format!,
      _id: `size-${at}`,
      prices: [{ ...price!, amount, earlier: [] }],
    }));
    const shown = listPrice({ ...product, formats }, 'GB');
    expect(shown).toMatchObject({ text: '£24.00' });
    expect([shown.others, shown.format !== undefined]).toEqual([others, others !== undefined]);
  });

  test('of a test product is not in search engines', async () => {
    const catalogue = await madeCatalogue((content) => {
      entryOf(content, 'products', ID).data.kind = 'test';
    });
    const product = catalogue.productById.get(ID)!;
    expect((await productPage(catalogue, product, 'GB', SITE)).head.noindex).toBe(true);
    expect(catalogue.products).not.toContain(product);
  });
});

describe('the home page', () => {
  test('shows no product twice, and counts only what there is', async () => {
    const catalogue = await madeCatalogue((content) => {
      content.recipes = [];
      content.blog = [];
      content.selections = content.selections.filter(({ data }) =>
        data.items.every(({ kind }) => kind !== 'recipe'),
      );
    });
    const { newest, statistics, head } = homePage(catalogue, 'GB', SITE);
    const chosen = catalogue.content.selections
      .filter(({ data }) => data.isOnHome)
      .flatMap(({ data }) => data.items.map(({ id }) => id));
    expect(newest).toHaveLength(6);
    expect(newest.filter(({ _id }) => chosen.includes(_id))).toEqual([]);
    expect(statistics.map((counted) => counted.replace(/^\d+ /, ''))).toEqual([
      'products',
      'of them books',
      'creators',
    ]);
    expect(head.description).not.toContain('recipes');
  });

  test('starts with the newest product that the region sells, if editors chose none', async () => {
    const catalogue = await madeCatalogue((content) => {
      content.selections = [];
      for (const { data } of content.products)
        for (const format of data.formats) if (data.goods === 'book') delete format.prices.GB;
    });
    const { cover } = homePage(catalogue, 'GB', SITE);
    const [item] = cover!.items;
    expect(item).toMatchObject({ kind: 'product', product: { availability: 'available' } });
    expect(item).not.toHaveProperty('product.entry.data.goods', 'book');
  });
});

test('a creator’s page links only to lists that have entries', async () => {
  const catalogue = await madeCatalogue((content) => {
    entryOf(content, 'creators', 'hanna-lindqvist').data.posts = [];
    content.recipes = content.recipes.filter(({ data }) => data.creator !== 'hanna-lindqvist');
    content.blog = content.blog.filter(({ data }) => data.author !== 'hanna-lindqvist');
    content.fundings = [];
  });
  const view = await creatorPage(catalogue, catalogue.creatorById.get('hanna-lindqvist')!, 'GB', SITE);
  expect(view.sections.map(({ id }) => id)).toEqual(['about', 'from']);
  expect(view.sections[1]!.count).toBe(view.products.length);
});

describe('a recipe', () => {
  test('that is vegan is not called vegetarian and dairy-free as well', () => {
    const diet = ['vegetarian', 'vegan', 'dairy-free', 'nut-free'] as const;
    expect(labelsOf({ difficulty: 'easy', diet: [...diet] })).toEqual(['Easy', 'Vegan', 'Nut-free']);
    expect(labelsOf({ difficulty: 'project', diet: ['vegetarian'] })).toEqual(['Advanced', 'Vegetarian']);
  });

  test('has only those times that it takes, and their total', () => {
    expect(timesOf({ minutes: { prep: 10, cook: 0, rest: 60 } })).toEqual([
      { label: 'Prep', minutes: 10 },
      { label: 'Rest', minutes: 60 },
      { label: 'Total', minutes: 70 },
    ]);
  });
});

test('an article links to at most three products, of those that the region sells', async () => {
  const catalogue = await madeCatalogue((content) => {
    const [article] = content.blog;
    const sold = content.products.filter(({ data }) => data.formats.every(({ prices }) => prices.GB));
    article!.data.products = sold.slice(0, 6).map(({ id }) => id);
    for (const format of sold[0]!.data.formats) delete format.prices.GB;
    sold[1]!.data.kind = 'test';
  });
  const article = catalogue.articles.find(({ data }) => data.products.length === 6)!;
  expect(articleEnd(catalogue, article, 'GB').products.map(({ _id }) => _id)).toEqual(
    article.data.products.slice(2, 5),
  );
});

test('a funding is shown with others that are still open', async () => {
  const catalogue = await madeCatalogue();
  const [funding] = catalogue.fundings;
  const { others } = await fundingPage(catalogue, funding!, 'GB', SITE);
  expect(others).not.toContain(funding);
  expect(others.filter(({ entry }) => entry.data.outcome)).toEqual([]);
});

test('a shop without its own texts about itself and its commission has generated ones', async () => {
  const catalogue = await madeCatalogue((content) => {
    content.about = [];
    content['creator-terms'] = [];
  });
  const about = await aboutPage(catalogue, 'GB');
  expect(about.heading).toBe('About Found');
  expect(about.headPicture).toBeDefined();
  const beFound = await beFoundPage(catalogue, 'GB');
  expect(beFound).toMatchObject({ terms: undefined, voices: [] });
  expect(beFound.steps.map(({ when }) => when)).toEqual(['First', 'Then', 'Last']);
});
