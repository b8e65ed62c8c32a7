import type { ContentKind } from '#src/content.schemas.ts';
import * as words from '#src/words/en/editor.ts';
import type { Hint, Hints } from './fields.ts';

const { help } = words;

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
  ...helpOf('rule', 'under', 'most'),
  'rule.price': { help: help.amounts },
  prices: { help: help.amounts },
  amountsOff: { help: help.amounts },
  freeFrom: { help: help.amount },
  'photograph.src': { picturesIn: 'photographs' },
  'photographs[].src': { picturesIn: 'photographs' },
};

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
  blog: { 'lead.src': { picturesIn: 'photographs' } },
  fundings: {
    'goal.amount': { help: help.amount },
    'budget[].amount': { help: help.amount },
    'before.raised': { help: help.amount },
    'freeAmount{}.min': { help: help.amount },
    'freeAmount{}.max': { help: help.amount },
  },
};

/** @param categories the categories of the shop's sections */
export function hintsOf(kind: ContentKind, categories: Hint['oneOf']): Hints {
  const chosen = kind !== 'sections' && categories && { categories: { oneOf: categories } };
  return { ...EVERYWHERE, ...chosen, ...OF_KIND[kind] };
}

function helpOf(...names: (keyof typeof help)[]): Hints {
  return Object.fromEntries(names.map((name) => [name, { help: help[name] }]));
}
