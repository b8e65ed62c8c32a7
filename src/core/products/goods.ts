import * as words from '#src/words/en/goods.ts';

/** A kind of goods and its properties. */
type GoodsRow = {
  /** Singular. Used when the product has no `noun`. */
  word: string;
  /** Plural, inside a sentence. */
  several: string;
  /** The picture's shape on cards and shelves. */
  tile: 'tall' | 'wide';
  /** Its schema.org type, in addition to Product. */
  schemaType?: 'Book';
  /** Its id in the Google product taxonomy. */
  taxonomy?: string;
};

/** All kinds of goods, in display order. */
export const GOODS = {
  book: { ...words.book, tile: 'tall', schemaType: 'Book', taxonomy: '784' },
  kitchenware: { ...words.kitchenware, tile: 'tall', taxonomy: '668' },
  tableware: { ...words.tableware, tile: 'tall', taxonomy: '672' },
  food: { ...words.food, tile: 'tall', taxonomy: '422' },
  drink: { ...words.drink, tile: 'tall', taxonomy: '413' },
  course: { ...words.course, tile: 'wide' },
  clothing: { ...words.clothing, tile: 'tall', taxonomy: '1604' },
  print: { ...words.print, tile: 'tall', taxonomy: '500044' },
  'gift-card': { ...words.giftCard, tile: 'tall', taxonomy: '53' },
  other: { ...words.otherThing, tile: 'tall' },
} as const satisfies Readonly<Record<string, GoodsRow>>;

export type Goods = keyof typeof GOODS;
export const GOODS_KINDS = Object.keys(GOODS) as [Goods, ...Goods[]];

/** The row of a kind of goods, typed with its optional fields. */
export const goodsOf = (goods: Goods): GoodsRow => GOODS[goods];

/** The noun of a product, capitalised: its own (`Jar`) or that of its goods (`Food`). */
export function nounOf({ goods, noun }: { goods: Goods; noun?: string | undefined }): string {
  return noun ?? GOODS[goods].word;
}

/**
 * What the store sells, inside a sentence: `books, kitchenware and food`. Returns `things` when there are no
 * products.
 */
export function goodsLabel(products: readonly { entry: { data: { goods: Goods } } }[]): string {
  const sold = new Set(products.map(({ entry }) => entry.data.goods));
  const several = GOODS_KINDS.filter((goods) => sold.has(goods)).map((goods) => GOODS[goods].several);
  if (several.length === 1 && sold.has('other')) return words.things;
  return several.length > 0 ? new Intl.ListFormat('en-GB').format(several) : words.things;
}
