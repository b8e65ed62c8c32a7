import type { ProductInput } from './inputs.ts';
import { isFood } from './larder/larder.ts';
import { describeSpread } from './scenes/book/words.ts';
import { listed } from './scenes/dishes/dish-named.ts';
import { describeFilm } from './scenes/film/views.ts';
import { describePack } from './scenes/pantry/words.ts';

type Words = Record<string, (name: string) => string>;

const BOOK: Words = {
  front: (name) => `The front cover of ${name}`,
  spread: (name) => `${name}, open`,
  back: (name) => `The back cover of ${name}`,
  detail: (name) => `${name} close up`,
};
const EBOOK: Words = {
  ...BOOK,
  front: (name) => `${name} on a reader`,
  spread: (name) => `Two pages of ${name} on a reader`,
};
const BOOKS: Record<string, Words> = { book: BOOK, ebook: EBOOK };
const THING: Words = {
  front: (name) => name,
  use: (name) => `${name} in use`,
  detail: (name) => `${name} close up`,
};

/**
 * The alternative text of a product's drawing. If the scene has no text, the product's name and the foods
 * in its SVG.
 */
export function describeProduct(input: ProductInput, view: string, svg = ''): string {
  const { scene } = input.art;
  const describe = scene === 'film' ? describeFilm : scene in BOOKS ? describeSpread : describePack;
  const said = describe(input, view);
  if (said) return said;
  const words = BOOKS[scene] ?? THING;
  const subject = words[view]?.(input.name) ?? input.name;
  const foods = foodsIn(svg);
  return foods.length > 0 ? `${subject}, with ${listed(foods)}` : subject;
}

/** Each food in the drawing, once. */
const foodsIn = (svg: string) =>
  [...new Set([...svg.matchAll(/<use href="#food-([a-z-]+)"/g)].map(([, name]) => name ?? ''))].filter(
    isFood,
  );
