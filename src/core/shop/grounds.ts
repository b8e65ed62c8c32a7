import { COLOURS, type Colour, DEFAULT_COLOURS, isHex, mixed } from './colours.ts';
import { CONTRAST_NEEDED, contrast } from './contrast.ts';
import { SHOP_COLOURS, SHOP_GROUNDS } from './settings-at-build.ts';

/** The text on dark grounds. */
const CREAM = '#fff6e6';

type Ground = { ground: Colour; panel: Colour; soft: string };
/** The backgrounds of creators and products, by name: the ground, a panel on it, and its secondary text. */
const DEFAULT_GROUNDS = {
  butter: ground('#f2cc6a', '#e2c067', '#f6d990', '#ead08d', '#574513'),
  olive: ground('#686d35', '#626634', '#5d6030', '#585a2f', CREAM),
  blush: ground('#efb8a4', '#dfad9b', '#f3cab9', '#e8c3b3', '#5c3325'),
  plum: ground('#582640', '#51243c', '#4f2439', '#492236', '#e9c3b7'),
  sage: ground('#abb897', '#a6b295', '#c3cab0', '#bfc6ae', '#37402b'),
  sky: ground('#a6c7cf', '#9dbbc2', '#bfd5d8', '#b8cdcf', '#26383e'),
  brick: ground('#a8432a', '#9b4029', '#923c26', '#873a26', '#ffe4d4'),
  cream: ground('#efe1c0', '#e0d4b6', '#f3e8cd', '#e9dfc6', '#5a4d38'),
} as const satisfies Record<string, Ground>;
export type GroundName = keyof typeof DEFAULT_GROUNDS;
export const GROUND_NAMES = Object.keys(DEFAULT_GROUNDS) as GroundName[];
/** The grounds with light text on them. */
const DARK_GROUNDS: readonly GroundName[] = ['olive', 'plum', 'brick'];

/**
 * The shop's grounds: its own with a panel and a text colour that go with them,
 * and the defaults for the others.
 */
export const GROUNDS = Object.fromEntries(
  GROUND_NAMES.map((name) => {
    const own = SHOP_GROUNDS[name];
    return [name, isHex(own) ? groundFrom(name, own) : DEFAULT_GROUNDS[name]];
  }),
) as Readonly<Record<GroundName, Ground>>;

/**
 * Links and prices on light grounds: a deep red,
 * or a shade of the shop's own accent that can be read on all of them.
 */
export const GROUND_ACCENT = SHOP_COLOURS.accent ? accentOnGrounds(COLOURS.accent.light) : '#7d1a09';

/** The colour of text on a ground. */
export function textOn(name: GroundName): string {
  return DARK_GROUNDS.includes(name) ? CREAM : DEFAULT_COLOURS.ink.light;
}

function groundFrom(name: GroundName, hex: string): Ground {
  const text = textOn(name);
  const isDark = DARK_GROUNDS.includes(name);
  const panel = isDark ? mixed(hex, '#000000', 0.12) : mixed(hex, '#ffffff', 0.25);
  // Quieter than the text, and as readable.
  const soft = [0.3, 0.2, 0.1].map((share) => mixed(text, hex, share));
  const readable = soft.find((colour) => contrast(colour, hex) >= CONTRAST_NEEDED) ?? text;
  const dim = (colour: string) => mixed(colour, '#000000', 0.07);
  return {
    ground: { light: hex, dark: dim(hex) },
    panel: { light: panel, dark: dim(panel) },
    soft: readable,
  };
}

function accentOnGrounds(accent: string): string {
  const light = GROUND_NAMES.filter((name) => !DARK_GROUNDS.includes(name)).map(
    (name) => GROUNDS[name].ground.dark,
  );
  const shades = Array.from({ length: 51 }, (_, step) => mixed(accent, '#000000', step / 50));
  return shades.find((shade) => light.every((on) => contrast(shade, on) >= CONTRAST_NEEDED)) ?? '#000000';
}

function ground(light: string, dark: string, panel: string, darkPanel: string, soft: string): Ground {
  return { ground: { light, dark }, panel: { light: panel, dark: darkPanel }, soft };
}
