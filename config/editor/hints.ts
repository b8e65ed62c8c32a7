import type { ContentKind } from '#src/content.schemas.ts';
import { countriesFor } from '#src/core/regions/country-names.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/editor.ts';
import type { Hint, Hints } from './fields.ts';
import { VALUE } from './form-values.ts';

const { help, kinds } = words;

/** The countries of all regions. */
const countries = REGION_CODES.flatMap(countriesFor).map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));

/** Fields that mean the same in all kinds of content. */
const EVERYWHERE: Hints = {
  ...helpOf('draft', 'publishAt', 'unpublishAt', 'aliases', 'alt'),
  creator: { entriesOf: 'creators' },
  author: { entriesOf: 'creators' },
  creators: { entriesOf: 'creators' },
  product: { entriesOf: 'products' },
  products: { entriesOf: 'products' },
  recipe: { entriesOf: 'recipes' },
  recipes: { entriesOf: 'recipes' },
  goesWith: { entriesOf: 'products' },
  shippingMethods: { entriesOf: 'shipping-methods' },
  ...helpOf('rule', 'under', 'most', 'postcodes'),
  countries: { oneOf: countries },
  daysOff: { kinds: kinds.daysOff },
  'rule.price': { help: help.amounts },
  prices: { help: help.amounts },
  amountsOff: { help: help.amounts },
  freeFrom: { help: help.amount },
  'photograph.src': { picturesIn: 'photographs' },
  'photographs[].src': { picturesIn: 'photographs' },
};

/** A price, or bands. */
const rateAt = (path: string): Hints => ({
  [path]: { kinds: kinds.rates },
  [`${path}.${VALUE}`]: { help: help.amount },
  [`${path}.byWeight`]: { help: help.byWeight },
  [`${path}.byValue`]: { help: help.byValue },
});

const OF_KIND: { readonly [Kind in ContentKind]?: Hints } = {
  products: {
    ...helpOf('productFormatId', 'options'),
    addedAt: { isToday: true },
    'options[].values': { help: help.values },
    'options[].perValue': { help: help.perValue },
    'options[].perValue[].value': { help: help.oneValue },
    'options[].perValue[].weight': { help: help.weight },
    'options[].perValue[].picture': { help: help.picture },
    prices: { help: `${help.amounts} ${help.productPrices}` },
    formats: { isOptional: true, help: help.formats },
    'formats[].id': { isOptional: true, help: help.formatId },
    'formats[].name': { isOptional: true, help: help.formatName },
    'formats[].prices': { isOptional: true, help: `${help.amounts} ${help.formatPrices}` },
    'formats[].options': { help: help.formatOptions },
    'formats[].weight': { help: help.weight },
    'formats[].picture': { help: help.picture },
    'formats[].stock': { help: help.stock },
    'formats[].pricesSince': { help: help.pricesSince },
    'formats[].files[].src': { filesIn: 'files' },
    'food.ingredients': { help: help.ingredients },
    'food.parts[].ingredients': { help: help.ingredients },
    'previewImages[].view': { isOptional: true, help: help.view },
    'previewImages[].name': { help: help.pictureName },
    'previewImages[].colour': { help: help.drawingColour },
    'previewImages[].src': { picturesIn: 'photographs' },
    'trailer.src': { filesIn: 'files' },
    'trailer.captions': { filesIn: 'files' },
  },
  recipes: { tools: { entriesOf: 'products' } },
  blog: {
    'lead.src': { picturesIn: 'photographs' },
    figures: { help: help.figures },
    'figures{}.src': { picturesIn: 'photographs' },
  },
  fundings: {
    'goal.amount': { help: help.amount },
    'budget[].amount': { help: help.amount },
    'before.raised': { help: help.amount },
    'freeAmount{}.min': { help: help.amount },
    'freeAmount{}.max': { help: help.amount },
  },
  'shipping-methods': {
    rates: { help: help.rates },
    ...rateAt('rates{}'),
    zones: { help: help.zones, kinds: kinds.zones },
    ...rateAt('zones{}.rate'),
  },
  settings: {
    'brand.logo': { picturesIn: '.', help: help.logo },
    'brand.icon': { picturesIn: '.', help: help.icon },
    'brand.colours{}': { kinds: kinds.colours },
    'delivery.zones': { help: help.zonesOfShop },
  },
};

/** What the shop has that a form lets editors choose from. */
export type Choices = {
  /** The categories of its sections. */
  categories?: Hint['oneOf'];
  /** The zones that its settings name. */
  zones?: Hint['oneOf'];
};

export function hintsOf(kind: ContentKind, { categories, zones = [] }: Choices): Hints {
  const hints: Record<string, Hint> = { ...EVERYWHERE, ...OF_KIND[kind] };
  if (kind !== 'sections' && categories) hints.categories = { oneOf: categories };
  if (kind === 'shipping-methods' && zones.length > 0) hints.zones = { ...hints.zones, oneOf: zones };
  return hints;
}

function helpOf(...names: (keyof typeof help)[]): Hints {
  return Object.fromEntries(names.map((name) => [name, { help: help[name] }]));
}
