import type { BuiltPage } from '../support/dist.ts';
import { attribute, sourceOf } from '../support/html.ts';

type Thing = Record<string, unknown> & { '@type'?: string | string[] };
/**
 * `required`: without it a search engine ignores the type. `wanted`: recommended. `a|b` is one of the two.
 */
type Rule = { required: readonly string[]; wanted: readonly string[] };

/** Google's requirements for each type (Search Central, November 2026), as far as they apply to the store. */
const RULES: Readonly<Record<string, Rule>> = {
  Product: { required: ['name', 'image'], wanted: ['description', 'brand', 'sku', 'url', 'category'] },
  ProductGroup: {
    required: ['name', 'image', 'productGroupID', 'hasVariant'],
    wanted: ['description', 'brand', 'url', 'category', 'variesBy'],
  },
  PropertyValue: { required: ['name', 'value'], wanted: [] },
  // The rest is said by its group.
  Variant: { required: ['name', 'image', 'offers'], wanted: ['sku'] },
  Book: { required: ['name', 'author', 'url'], wanted: [] },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    wanted: ['url', 'itemCondition', 'sku', 'seller'],
  },
  OfferShippingDetails: {
    required: ['shippingRate', 'shippingDestination'],
    wanted: ['deliveryTime'],
  },
  MonetaryAmount: { required: ['value', 'currency'], wanted: [] },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency', 'priceType|referenceQuantity'],
    wanted: [],
  },
  DefinedRegion: { required: ['addressCountry'], wanted: [] },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'], wanted: [] },
  QuantitativeValue: { required: ['minValue|value', 'maxValue|value', 'unitCode'], wanted: [] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    wanted: ['merchantReturnLink'],
  },
  Recipe: {
    required: ['name', 'image', 'recipeIngredient', 'recipeInstructions'],
    wanted: [
      'author',
      'datePublished',
      'description',
      'prepTime',
      'cookTime',
      'totalTime',
      'recipeYield',
      'keywords',
      'recipeCategory',
    ],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    wanted: ['description', 'contentUrl'],
  },
  HowToStep: { required: ['text'], wanted: [] },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author'],
    wanted: ['dateModified', 'publisher', 'mainEntityOfPage'],
  },
  BreadcrumbList: { required: ['itemListElement'], wanted: [] },
  ItemList: { required: ['itemListElement', 'numberOfItems'], wanted: [] },
  ListItem: { required: ['position', 'name', 'item|url'], wanted: [] },
  ProfilePage: { required: ['mainEntity'], wanted: ['dateCreated'] },
  Person: { required: ['name', 'url'], wanted: [] },
  AggregateRating: { required: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'], wanted: [] },
  Review: { required: ['author', 'reviewRating'], wanted: ['datePublished', 'reviewBody'] },
  Rating: { required: ['ratingValue', 'bestRating', 'worstRating'], wanted: [] },
  Place: { required: ['name'], wanted: [] },
  Brand: { required: ['name'], wanted: [] },
  Organization: { required: ['name'], wanted: [] },
  OnlineStore: { required: ['name', 'url', 'logo'], wanted: ['email', 'sameAs'] },
  WebSite: { required: ['name', 'url'], wanted: ['potentialAction', 'publisher'] },
  SearchAction: { required: ['target', 'query-input'], wanted: [] },
  FAQPage: { required: ['mainEntity'], wanted: [] },
  Question: { required: ['name', 'acceptedAnswer'], wanted: [] },
  Answer: { required: ['text'], wanted: [] },
  EntryPoint: { required: ['urlTemplate'], wanted: [] },
};
const DAY = /^\d{4}-\d\d-\d\d$/;
const DURATION = /^PT(?=\d)(\d+H)?(\d+M)?$/;
const SHAPES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['datePublished', 'dateModified', 'dateCreated', 'availabilityStarts', 'releaseDate'].map((name) => [
      name,
      DAY,
    ]),
  ),
  ...Object.fromEntries(
    ['prepTime', 'cookTime', 'totalTime', 'timeRequired'].map((name) => [name, DURATION]),
  ),
  ...Object.fromEntries(
    ['url', 'image', 'logo', 'sameAs', 'item', 'merchantReturnLink', 'mainEntityOfPage'].map((name) => [
      name,
      /^https?:\/\/[^/]+\//,
    ]),
  ),
  price: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  gtin13: /^\d{13}$/,
  isbn: /^\d{13}$/,
};

/** The types that each kind of page must have, by its public address. */
const EXPECTED: readonly [path: RegExp, types: readonly string[]][] = [
  [/^\/$/, ['OnlineStore', 'WebSite', 'SearchAction']],
  [/^\/products\/market-apron$/, ['ProductGroup', 'BreadcrumbList']],
  [/^\/products\/(?!page\/)[^/]+$/, ['Product', 'BreadcrumbList']],
  [/^\/recipe\/[^/]+$/, ['Recipe', 'BreadcrumbList', 'HowToStep']],
  [/^\/creators\/(?!page\/|letter\/)[^/]+$/, ['ProfilePage', 'Person', 'BreadcrumbList']],
  [/^\/blog\/(?!page\/|creators)[^/]+$/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/(products|creators|blog|books|recipes|kitchen|pantry|courses)(\/page\/\d+)?$/, ['ItemList']],
];

/** A page's blocks of structured data; an invalid block throws. */
function structuredData({ elements }: Pick<BuiltPage, 'elements'>): Thing[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(sourceOf(element)) as Thing);
}

/** Returns the errors in a page's structured data, and its missing types. */
export function structuredDataProblems(page: BuiltPage): string[] {
  const blocks = structuredData(page);
  const things = blocks.flatMap(thingsIn);
  const types = new Set(things.flatMap(typesOf));
  const expected = EXPECTED.find(([path]) => path.test(page.path))?.[1] ?? [];
  return [
    ...blocks
      .filter((block) => block['@context'] !== 'https://schema.org')
      .map(() => 'a block without its context'),
    ...expected.filter((type) => !types.has(type)).map((type) => `no ${type} in its structured data`),
    ...things.flatMap(thingProblems),
  ];
}

function thingProblems(thing: Thing): string[] {
  // Refers to another thing of the page.
  if (Object.keys(thing).join() === '@id') return [];
  const types = 'inProductGroupWithID' in thing ? ['Variant'] : typesOf(thing);
  const name = types.join(' and ');
  const has = (field: string) =>
    field.split('|').some((one) => {
      const value = thing[one];
      return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== null;
    });
  if (types.length === 0) return [`a thing without a type: ${JSON.stringify(thing).slice(0, 60)}`];
  return [
    ...types.filter((type) => !RULES[type]).map((type) => `nobody has written down what a ${type} needs`),
    ...types.flatMap((type) =>
      [...(RULES[type]?.required ?? []), ...(RULES[type]?.wanted ?? [])]
        .filter((field) => !has(field))
        .map((field) => `${name} without ${field}`),
    ),
    ...Object.entries(thing).flatMap(([field, value]) => {
      const shape = SHAPES[field];
      const texts = [value].flat().filter((one): one is string => typeof one === 'string');
      return texts
        .filter((text) => text.trim() === '' || (shape && !shape.test(text)))
        .map((text) => `${name}: ${field} is “${text}”`);
    }),
  ];
}

const typesOf = (thing: Thing): string[] => [thing['@type'] ?? []].flat();

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  // The author of a review has a first name and no page.
  const { author, ...others } = value as Thing;
  const inner = Object.values(typesOf(value as Thing).includes('Review') ? others : value).flatMap(thingsIn);
  return '@graph' in value ? inner : [value as Thing, ...inner];
}
