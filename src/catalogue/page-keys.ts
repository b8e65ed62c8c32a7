import { createHash, hash as digestOf } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentKind } from '../content.schemas.ts';
import { storeRegionFor } from '../core/regions/pick-region.ts';
import type { RegionCode } from '../core/regions/regions.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { giftCardProduct } from './products/gift-card.ts';
import { picturesInText } from './reading/rendered-content.ts';
import { contentFolder } from './schemas/content-folder.ts';

/**
 * Makes the key of a page from everything of the catalogue that it shows: products, recipes, creators, and
 * lists of them. Settings, sections, policies and the shop's words are part of every key, since a menu or a
 * footer may show them.
 */
export type KeyMaker = (...parts: readonly unknown[]) => string;

const WITH_PICTURES = 'pictures ';

/** The key of a page whose text has pictures: only Astro makes it, together with their files. */
export const withPicturesInText = (key: string): string => WITH_PICTURES + key;
export const hasPicturesInText = (key: string): boolean => key.startsWith(WITH_PICTURES);

/** What any page may show, in its menu, its footer or its words. */
const SHARED = [
  'selections',
  'legal',
  'faq',
  'creator-terms',
  'about',
  'pages',
  'search',
  'words',
] as const satisfies readonly (keyof Catalogue['content'])[];

/**
 * The keys of a catalogue's pages. Two builds of the same code make the same page of the same key, so the
 * second one may keep the page of the first (config/kept).
 */
export function keyMaker(catalogue: Catalogue, now: Date): KeyMaker {
  return memoizeByObject(catalogue, 'keys of pages', () => makeKeys(catalogue, now));
}

function makeKeys(catalogue: Catalogue, now: Date): KeyMaker {
  const { by, content } = catalogue;
  /** The digest of each entry, with what every card or page of it shows. */
  const digests = new Map<object, string>();
  const textOf = textMaker(digests);
  const digest = (value: unknown) => hash(textOf(value));
  const add = (kind: ContentKind, entry: { data: object }, more: unknown[] = []) =>
    digests.set(entry, hash(JSON.stringify([entry, filesOf(kind, entry)]) + textOf(more)));
  const creatorOf = (id: string) => catalogue.creatorById.get(id);

  for (const section of catalogue.sections) add('sections', section);
  for (const creator of catalogue.creatorById.values()) add('creators', creator);
  for (const review of [...by.reviewsByProduct.values(), ...by.reviewsByRecipe.values()].flat())
    add('reviews', review);
  for (const article of catalogue.articles) add('blog', article, [creatorOf(article.data.author)]);
  for (const recipe of catalogue.recipes)
    add('recipes', recipe, [creatorOf(recipe.data.creator), by.reviewsByRecipe.get(recipe.id)]);
  const { own } = productKeys(catalogue);
  for (const product of catalogue.productById.values())
    digests.set(
      product,
      digest([
        own.get(product),
        creatorOf(product.creator._id),
        by.reviewsByProduct.get(product._id),
        // The open pages of a drawn book show one of its recipes.
        by.recipesByProduct.get(product._id)?.find(({ data }) => data.art)?.data,
      ]),
    );
  for (const funding of catalogue.fundings) {
    const files = filesOf('fundings', funding.entry);
    digests.set(funding, digest([{ ...funding }, files, catalogue.productById.get(funding.product ?? '')]));
  }

  const shared = digest([
    catalogue.settings,
    // Such as the logo.
    filesOf('settings', { data: catalogue.settings }),
    catalogue.sections,
    catalogue.shippingMethods,
    catalogue.filledPlaces,
    // A product's page links to its funding, and says when it is over.
    catalogue.fundings.map(({ _id, product, endsAt }) => [_id, product, Date.parse(endsAt) <= now.getTime()]),
    // The menu and the footer lead to gift cards.
    giftCardProduct(catalogue) !== undefined,
    SHARED.map((kind) => [content[kind], content[kind].flatMap((entry) => filesOf(kind, entry))]),
  ]);
  return (...parts) => hash([shared, ...parts.map(textOf)].join('\n'));
}

/**
 * All that the search data, the feed and any page of a region may have: everything, with this region's prices
 * of products only. A changed price in pounds then leaves those of other regions as they are.
 */
export function allIn(catalogue: Catalogue, region: RegionCode): readonly unknown[] {
  return memoizeByObject(catalogue, `all in ${region}`, () => partsIn(catalogue, region));
}

function partsIn(catalogue: Catalogue, region: RegionCode): readonly unknown[] {
  const { creators, recipes, articles, fundings, settings } = catalogue;
  const shown = [region, storeRegionFor(region, settings.closedRegions)];
  const { rest, prices } = productKeys(catalogue);
  const inRegion = hash(JSON.stringify(prices.map((each) => pricesIn(each, shown))));
  return [region, rest, inRegion, creators, recipes, articles, fundings];
}

/** Prices within the JSON of a product: a list or a record by region. */
const PRICES = /"prices":(\[[^\]]*\]|\{[^{}]*\})/g;

type ProductKeys = { own: Map<CatalogueProduct, string>; rest: string; prices: unknown[] };

/**
 * The digest of each product, the digest of all products with their reviews and without prices, and all that
 * they have under `prices`. Each product is written as JSON once, for the keys of all regions.
 */
function productKeys(catalogue: Catalogue): ProductKeys {
  return memoizeByObject(catalogue, 'keys of products', () => {
    const { productById, by } = catalogue;
    const own = new Map<CatalogueProduct, string>();
    const prices: unknown[] = [];
    const rest = createHash('sha256');
    for (const product of productById.values()) {
      const files = filesOf('products', product.entry);
      const json = JSON.stringify([product, files]);
      own.set(product, hash(json));
      rest.update(
        json.replace(PRICES, (_, found: string) => {
          prices.push(JSON.parse(found));
          return '';
        }),
      );
      rest.update(JSON.stringify(by.reviewsByProduct.get(product._id) ?? []));
    }
    return { own, rest: rest.digest('base64url'), prices };
  });
}

/** Prices are a list or a record by region. The first ones stand in where a region has none. */
function pricesIn(prices: unknown, regions: readonly string[]): unknown {
  if (Array.isArray(prices))
    return prices.filter((price, place) => place === 0 || regions.includes(price.region));
  if (typeof prices !== 'object' || prices === null) return prices;
  return Object.entries(prices).filter(([code], place) => place === 0 || regions.includes(code));
}

/** A longer list is written once. It is part of many keys, and nothing within its items has a digest. */
const LONG = 50;

/**
 * Makes a function that writes a value as text, with the digest of each thing that has one. JSON with a
 * replacer takes several times as long.
 */
function textMaker(digests: ReadonlyMap<unknown, string>): (value: unknown) => string {
  const lists = new WeakMap<object, string>();
  const listOf = (list: readonly unknown[]) =>
    hash(JSON.stringify(list.map((each) => digests.get(each) ?? each)));
  const textOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null || value instanceof Date)
      return `${JSON.stringify(value)}`;
    const digest = digests.get(value) ?? lists.get(value);
    if (digest !== undefined) return digest;
    if (Array.isArray(value)) {
      if (value.length < LONG) return `[${value.map(textOf).join()}]`;
      const text = listOf(value);
      lists.set(value, text);
      return text;
    }
    if (value instanceof Map || value instanceof Set) return textOf([...value]);
    let text = '{';
    for (const [name, each] of Object.entries(value)) text += `${JSON.stringify(name)}:${textOf(each)},`;
    return `${text}}`;
  };
  return textOf;
}

/** The digests of the files that an entry names: its photographs, and the pictures in its text. */
function filesOf(kind: ContentKind, entry: { data: object }): string[] {
  return [...namesIn(entry.data), ...picturesInText(entry)].flatMap((name) => {
    const file = path.resolve(contentFolder(), kind, name);
    return existsSync(file) ? fileDigest(file) : [];
  });
}

/** The texts within a value that may be names of files. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\.\w{2,5}$/.test(value) && !value.includes('://') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

/** One photograph may be named by several entries. */
const ofFiles = new Map<string, string>();

function fileDigest(file: string): string {
  const known = ofFiles.get(file) ?? hash(readFileSync(file));
  ofFiles.set(file, known);
  return known;
}

function hash(value: string | Buffer): string {
  return digestOf('sha256', value, 'base64url').slice(0, 27);
}
