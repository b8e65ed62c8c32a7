import * as words from '#src/words/en/goods.ts';
import type { Choice } from './choice.ts';

/** A kind of goods and its properties. */
type GoodsRow = {
  /** Singular. Used when the product has no `noun`. */
  word: string;
  /** Plural, inside a sentence. */
  several: string;
  /** What its formats are, if the product does not say it. */
  choice: Choice;
  /** The picture's shape on cards and shelves. */
  tile: 'tall' | 'wide';
  /** Its schema.org type, in addition to Product. */
  schemaType?: 'Book';
  /** Its id in the Google product taxonomy. */
  taxonomy?: string;
};

/** All kinds of goods, in display order. */
export const GOODS = {
  book: { ...words.book, choice: 'edition', tile: 'tall', schemaType: 'Book', taxonomy: '784' },
  kitchenware: { ...words.kitchenware, choice: 'size', tile: 'tall', taxonomy: '668' },
  tableware: { ...words.tableware, choice: 'size', tile: 'tall', taxonomy: '672' },
  food: { ...words.food, choice: 'size', tile: 'tall', taxonomy: '422' },
  drink: { ...words.drink, choice: 'size', tile: 'tall', taxonomy: '413' },
  course: { ...words.course, choice: 'set', tile: 'wide' },
  clothing: { ...words.clothing, choice: 'size', tile: 'tall', taxonomy: '1604' },
  print: { ...words.print, choice: 'size', tile: 'tall', taxonomy: '500044' },
  'gift-card': { ...words.giftCard, choice: 'value', tile: 'tall', taxonomy: '53' },
  other: { ...words.otherThing, choice: 'option', tile: 'tall' },
} as const satisfies Readonly<Record<string, GoodsRow>>;

export type Goods = keyof typeof GOODS;
export const GOODS_KINDS = Object.keys(GOODS) as [Goods, ...Goods[]];

/** The row of a kind of goods, typed with its optional fields. */
export const goodsOf = (goods: Goods): GoodsRow => GOODS[goods];

/** True for what is eaten or drunk. */
export const isEdible = (goods: Goods) => goods === 'food' || goods === 'drink';

/** The noun of a product, capitalised: its own (`Jar`) or that of its goods (`Food`). */
export function nounOf({ goods, noun }: { goods: Goods; noun?: string | undefined }): string {
  return noun ?? GOODS[goods].word;
}

/**
 * What the store sells, inside a sentence: `books, kitchenware and food`.
 * Returns `things` when there are no products.
 */
export function goodsLabel(products: readonly { entry: { data: { goods: Goods } } }[]): string {
  const sold = new Set(products.map(({ entry }) => entry.data.goods));
  const several = GOODS_KINDS.filter((goods) => sold.has(goods)).map((goods) => GOODS[goods].several);
  if (several.length === 1 && sold.has('other')) return words.things;
  return several.length > 0 ? new Intl.ListFormat('en-GB').format(several) : words.things;
}
