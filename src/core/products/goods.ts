/** A kind of goods and what follows from it. Nothing else in the store is decided by what a thing is. */
type GoodsRow = {
  /** One of it, where its product has no `noun` of its own. */
  word: string;
  /** Several, inside a sentence. */
  several: string;
  /** The shape of its picture on cards and shelves. */
  tile: 'tall' | 'wide';
  /** What it is to schema.org besides a Product. */
  schemaType?: 'Book';
  /** Its number in the taxonomy that shopping services share (Google product taxonomy). */
  taxonomy?: string;
};

/** Every kind of goods that a shop for cooks sells, in the order in which lists name them. */
export const GOODS = {
  book: { word: 'Book', several: 'books', tile: 'tall', schemaType: 'Book', taxonomy: '784' },
  kitchenware: { word: 'Kitchenware', several: 'kitchenware', tile: 'tall', taxonomy: '668' },
  tableware: { word: 'Tableware', several: 'tableware', tile: 'tall', taxonomy: '672' },
  food: { word: 'Food', several: 'food', tile: 'tall', taxonomy: '422' },
  drink: { word: 'Drink', several: 'drinks', tile: 'tall', taxonomy: '413' },
  course: { word: 'Course', several: 'courses', tile: 'wide' },
  clothing: { word: 'Clothing', several: 'clothes', tile: 'tall', taxonomy: '1604' },
  print: { word: 'Print', several: 'prints', tile: 'tall', taxonomy: '500044' },
  'gift-card': { word: 'Voucher', several: 'gift cards', tile: 'tall', taxonomy: '53' },
  other: { word: 'Thing', several: 'other things', tile: 'tall' },
} as const satisfies Readonly<Record<string, GoodsRow>>;

export type Goods = keyof typeof GOODS;
export const GOODS_KINDS = Object.keys(GOODS) as [Goods, ...Goods[]];

/** The row of a kind of goods, with all that a row may have. */
export const goodsOf = (goods: Goods): GoodsRow => GOODS[goods];

/** What a thing is in one word, with a capital: its own noun (`Jar`) or the word for its goods (`Food`). */
export function nounOf({ goods, noun }: { goods: Goods; noun?: string | undefined }): string {
  return noun ?? GOODS[goods].word;
}

/** What the store sells, for the middle of a sentence: `books, kitchenware and food`; `things` while there is nothing. */
export function goodsLabel(products: readonly { entry: { data: { goods: Goods } } }[]): string {
  const sold = new Set(products.map(({ entry }) => entry.data.goods));
  const words = GOODS_KINDS.filter((goods) => sold.has(goods)).map((goods) => GOODS[goods].several);
  if (words.length === 1 && sold.has('other')) return 'things';
  return words.length > 0 ? new Intl.ListFormat('en-GB').format(words) : 'things';
}
