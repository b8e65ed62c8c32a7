import { INKS } from '../../inks.ts';
import type { ProductInput } from '../../inputs.ts';
import type { FoodName } from '../../larder/larder.ts';
import { nth } from '../../nth.ts';
import { chance } from '../chance.ts';
import { lightOf } from '../contrast.ts';
import { dishNamed } from '../dishes/dish-named.ts';
import type { Dish } from '../dishes/kit/dish.ts';
import { foodsOf } from '../foods/foods.ts';
import { THEMES, type Theme } from '../themes.ts';
import { darker, tintOf } from '../tints.ts';

const LABEL_STYLES = ['classic', 'block', 'picture', 'stripe'] as const;

/** The shared properties of one packed product's pictures. */
export type Pack = {
  slug: string;
  /** Large italic, large, small capitals. */
  lines: readonly [string, string, string];
  author: string;
  foods: readonly FoodName[];
  /** The dish it is served with: a hand-drawn one, else its own foods on a plate. */
  dish: Dish;
  theme: Theme;
  style: (typeof LABEL_STYLES)[number];
  /** The colour of box, bag, tube or tin, with enough contrast to the ground. */
  body: string;
  dark: string;
  onBody: string;
  /** The colour of lid, cork or cap, and of the label's lines. */
  cap: string;
  /** The contents, by the name of a food or preserve, and their colour. */
  content: string;
  tint: string;
  /** The ground of the first picture: the creator's, unless the pack has too little contrast on it. */
  front: Theme;
  use: Theme;
  /** Index of the container's shape. */
  shape: number;
};

/** Shapes of products that always come in the same container. */
const SHAPES: Record<string, number> = { shoyu: 0 };

export function packOf(input: ProductInput): Pack {
  const choose = chance(`${input.slug}:pack`);
  const theme = THEMES[input.art.colour ?? input.colour];
  const foods = foodsOf(input.art.foods);
  const scheme = choose.pick(theme.schemes);
  const content = input.art.tint ?? nth(foods, 0);
  const tint = tintOf(content);
  const printed = scheme.paper === '#fbf1dc' ? scheme.spine : scheme.paper;
  // A tube has the colour of its contents.
  const body = input.art.scene === 'tube' ? tint : printed;
  const seen = ['jar', 'bottle'].includes(input.art.scene) ? tint : body;
  const order = [theme, THEMES[theme.partner], THEMES.sage, ...Object.values(THEMES)];
  const [front, use] = [...new Set(order)].filter(({ ground }) => !isNear(seen, ground)) as [Theme, Theme];
  const caps = [INKS.ink, INKS.oliveD, INKS.tomatoDeep, INKS.skyD, INKS.plum, INKS.crustD, INKS.lemon].filter(
    (ink) => Math.abs(lightOf(ink) - lightOf(front.ground)) > 0.14,
  );
  return {
    slug: input.slug,
    lines: linesOf(input),
    author: input.creatorName,
    foods,
    dish: servedWith(input, foods),
    theme,
    style: choose.pick(LABEL_STYLES),
    body,
    dark: darker(body, 0.34),
    onBody: lightOf(body) > 0.5 ? INKS.ink : INKS.pith,
    cap: choose.pick(caps),
    content,
    tint,
    front,
    use,
    shape: SHAPES[content] ?? Math.floor(chance(`${input.slug}:shape`).next() * 3),
  };
}

function servedWith({ slug, art }: ProductInput, foods: readonly FoodName[]): Dish {
  const turned = foods.length > 1 ? [...foods.slice(1), nth(foods, 0)] : foods;
  return dishNamed(art.dish ?? 'plate', turned, slug);
}

/** Whether two hex colours have too little contrast. */
function isNear(one: string, two: string): boolean {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(two, at))) < 64;
}

function linesOf({ art, name, creatorName }: ProductInput): Pack['lines'] {
  const [first, second, third] = art.label ?? [];
  if (first) return [first, second ?? '', third ?? creatorName];
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' '), creatorName];
}
