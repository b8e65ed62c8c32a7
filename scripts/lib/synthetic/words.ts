import { nth } from '#src/lib/nth.ts';
/** Plain words for the texts of a synthetic catalogue. */
export const WORDS = {
  qualities: (
    'slow quiet early late small long plain bright salted smoked green winter summer Sunday weekday coastal upland old new ' +
    'first second family market harbour orchard garden village open warm cold'
  ).split(' '),
  foods: (
    'lemon onion tomato bean barley rye walnut honey fennel pepper mushroom cabbage apple plum fig chestnut leek garlic ' +
    'ginger chilli potato beetroot carrot squash lentil oat butter cheese egg trout'
  ).split(' '),
  books: ['Book', 'Kitchen', 'Suppers', 'Notebook', 'Year', 'Table'],
  tools: ['Board', 'Pan', 'Knife', 'Bowl', 'Apron', 'Mortar', 'Pot'],
  jars: ['Relish', 'Salt', 'Paste', 'Jam', 'Vinegar', 'Box', 'Pickle'],
  courses: ['Lessons', 'Course', 'in Six Films', 'from the Start'],
  dishes: ['soup', 'salad', 'stew', 'toast', 'pie', 'noodles', 'rice', 'broth', 'flatbread', 'dumplings'],
  firstNames: (
    'Ada Bruno Clara Dario Elsa Felix Greta Hugo Ida Jonas Kira Leo Mira Nils Olga Pavel Quentin Rosa Sven Tilda Uma Viktor ' +
    'Wanda Xenia Yara Zeno'
  ).split(' '),
  lastNames: (
    'Abbott Becker Castro Duarte Ekberg Fontana Garnier Hansen Ibsen Jansen Keller Lindgren Moreau Novak Oliveira Petrov ' +
    'Quinn Rossi Silva Thomsen Ueda Varga Weber Yilmaz Zeman'
  ).split(' '),
  places: [
    'Leith',
    'Porto',
    'Lund',
    'Cork',
    'Bari',
    'Oaxaca',
    'Nagano',
    'Tbilisi',
    'Halifax',
    'Lagos',
    'Lima',
    'Hue',
  ],
} as const;

export type Chance = {
  /** An integer from 0 up to, but not including, `below`. */
  below: (below: number) => number;
  /** A random item of a list. */
  of: <T>(list: readonly T[]) => T;
  /** True once in `inSoMany` calls, on average. */
  once: (inSoMany: number) => boolean;
};

/** A random number generator with a seed (mulberry32). The same seed gives the same numbers. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, of: (list) => nth(list, below(list.length)), once: (times) => below(times) === 0 };
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
