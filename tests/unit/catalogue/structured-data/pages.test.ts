/** Structured data of recipes, articles, creators, lists, questions and the shop. */
import { expect, test } from 'vitest';
import { articleData } from '#src/catalogue/structured-data/article.ts';
import { creatorData } from '#src/catalogue/structured-data/creator.ts';
import { faqData } from '#src/catalogue/structured-data/faq.ts';
import { crumbsData, listData } from '#src/catalogue/structured-data/lists.ts';
import { recipeData } from '#src/catalogue/structured-data/recipe.ts';
import { storeData } from '#src/catalogue/structured-data/store.ts';
import { CREATOR, SITE } from './made-up-product.ts';

test('a recipe has its times, its diets and every ingredient with its measure', () => {
  const catalogue = {
    categories: new Map([['bread', { name: 'Bread' }]]),
    creatorById: new Map([['ana', { data: CREATOR }]]),
    by: { reviewsByRecipe: new Map() },
  };
  const recipe = {
    id: 'flatbread',
    data: {
      title: 'Flatbread',
      summary: 'Flour and a hot pan.',
      creator: 'ana',
      categories: ['unknown', 'bread'],
      minutes: { prep: 25, cook: 60, rest: 90 },
      publishedAt: new Date('2026-05-06T22:00:00Z'),
      serves: { amount: 4, unit: 'breads' },
      diet: ['vegan', 'spicy'],
      ingredients: [{ items: [{ quantity: 200, unit: 'g', name: 'flour' }, { name: 'salt' }] }],
      steps: [{ text: 'Mix.' }, { text: 'Bake.' }],
    },
  };
  const told = recipeData(catalogue as never, recipe as never, ['/dish.webp'], SITE);
  expect(told).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Flatbread',
    description: 'Flour and a hot pan.',
    url: 'https://shop.example/recipe/flatbread',
    image: ['https://shop.example/dish.webp'],
    author: { '@type': 'Person', name: 'Ana Costa', url: 'https://shop.example/creators/ana-costa' },
    datePublished: '2026-05-06',
    prepTime: 'PT25M',
    cookTime: 'PT1H',
    totalTime: 'PT2H55M',
    recipeYield: '4 breads',
    recipeCategory: 'Bread',
    keywords: 'Bread, vegan, spicy',
    recipeIngredient: ['200 g flour', 'salt'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Mix.' },
      { '@type': 'HowToStep', text: 'Bake.' },
    ],
    suitableForDiet: ['https://schema.org/VeganDiet'],
  });
  expect(told).not.toHaveProperty('aggregateRating');
});

test('an article has its author, its dates and its reading time', () => {
  const article = {
    id: 'on-salt',
    data: {
      title: 'On salt',
      summary: 'How much.',
      publishedAt: new Date('2026-05-06'),
      updatedAt: new Date('2026-06-07'),
      tags: ['salt', 'bread'],
    },
    body: 'word '.repeat(500),
  };
  const author = { data: CREATOR };
  const told = articleData(article as never, author as never, '/salt.webp', 'The Shop', SITE);
  expect(told).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'On salt',
    description: 'How much.',
    url: 'https://shop.example/blog/on-salt',
    mainEntityOfPage: 'https://shop.example/blog/on-salt',
    image: ['https://shop.example/salt.webp'],
    datePublished: '2026-05-06',
    dateModified: '2026-06-07',
    author: { '@type': 'Person', name: 'Ana Costa', url: 'https://shop.example/creators/ana-costa' },
    publisher: {
      '@type': 'Organization',
      name: 'The Shop',
      url: 'https://shop.example/',
      logo: 'https://shop.example/apple-touch-icon.png',
    },
    keywords: 'salt, bread',
    inLanguage: 'en',
    wordCount: 500,
    timeRequired: expect.stringMatching(/^PT[23]M$/),
  });
  const { updatedAt: _, ...never } = article.data;
  const plain = articleData({ id: 'x', data: never } as never, author as never, undefined, 'The Shop', SITE);
  expect(plain).toMatchObject({ dateModified: '2026-05-06', wordCount: 0 });
  expect(plain).not.toHaveProperty('image');
});

test('a creator has their location, their picture and their other sites', () => {
  const data = {
    name: 'Ana Costa',
    profile: { handle: 'ana-costa', line: 'Bakes.', speciality: 'Baker', place: 'Porto' },
    socials: [{ url: 'https://social.example/ana' }],
    joinedAt: new Date('2025-02-03T22:00:00Z'),
  };
  const told = creatorData({ data } as never, '/ana.webp', SITE);
  expect(told).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: 'https://shop.example/creators/ana-costa',
    dateCreated: '2025-02-03',
    mainEntity: {
      '@type': 'Person',
      name: 'Ana Costa',
      alternateName: 'ana-costa',
      identifier: 'ana-costa',
      description: 'Bakes.',
      jobTitle: 'Baker',
      homeLocation: { '@type': 'Place', name: 'Porto' },
      image: 'https://shop.example/ana.webp',
      url: 'https://shop.example/creators/ana-costa',
      sameAs: ['https://social.example/ana'],
    },
  });
  const alone = creatorData({ data: { ...data, socials: [] } } as never, '/ana.webp', SITE);
  expect(alone.mainEntity).not.toHaveProperty('sameAs');
});

test('a breadcrumb starts with 1; a page of a list continues the numbers of the page before', () => {
  const things = [
    { name: 'Books', url: '/books' },
    { name: 'Bread', url: '/books/bread' },
  ];
  expect(crumbsData(things, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Books', item: 'https://shop.example/books' },
      { '@type': 'ListItem', position: 2, name: 'Bread', item: 'https://shop.example/books/bread' },
    ],
  });
  expect(listData(things, 50, 25, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: 50,
    itemListElement: [
      { '@type': 'ListItem', position: 25, name: 'Books', url: 'https://shop.example/books' },
      { '@type': 'ListItem', position: 26, name: 'Bread', url: 'https://shop.example/books/bread' },
    ],
  });
});

test('questions and their answers are plain text, of all groups', () => {
  const blocks = (text: string) => [{ kind: 'paragraph', words: [{ kind: 'text', text }] }];
  const group = (ask: string, text: string) => ({ questions: [{ ask, blocks: blocks(text) }] });
  const question = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });
  expect(faqData([group('How much?', 'A little.'), group('When?', 'Soon.')] as never)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [question('How much?', 'A little.'), question('When?', 'Soon.')],
  });
});

test('the shop has its address, its search and its other sites', () => {
  const brand = { name: 'The Shop', strapline: 'Things to eat', email: 'hello@shop.example', socials: {} };
  const social = { x: 'https://social.example/shop' };
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: 'https://shop.example/search?keyword={search_term_string}',
    },
    'query-input': 'required name=search_term_string',
  };
  const store = {
    '@type': 'OnlineStore',
    name: 'The Shop',
    slogan: 'Things to eat',
    url: 'https://shop.example/',
    email: 'hello@shop.example',
    logo: 'https://shop.example/icon-512.png',
  };
  const site = {
    '@type': 'WebSite',
    name: 'The Shop',
    url: 'https://shop.example/',
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: 'The Shop', url: 'https://shop.example/' },
    potentialAction: search,
  };
  expect(storeData({ brand } as never, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [store, site],
  });
  expect(storeData({ brand: { ...brand, socials: social } } as never, SITE)['@graph'][0]).toEqual({
    ...store,
    sameAs: ['https://social.example/shop'],
  });
});
