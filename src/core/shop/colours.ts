import { SHOP_COLOURS } from './settings-at-build.ts';

/** A colour in light and in dark mode, each `#rrggbb`. */
export type Colour = { light: string; dark: string };

/** The colours that a shop may set, with their defaults. */
export const DEFAULT_COLOURS = {
  /** The page's background. */
  paper: { light: '#f6efe1', dark: '#1b1613' },
  /** Sheets, fields and boxes on it. */
  surface: { light: '#fffaf0', dark: '#26201b' },
  /** A quieter background, for example behind pictures. */
  pale: { light: '#ece2cf', dark: '#2d2620' },
  /** Text. */
  ink: { light: '#211a14', dark: '#f3e9d8' },
  /** Secondary text. */
  soft: { light: '#655748', dark: '#b5a592' },
  /** Links and what is marked. */
  accent: { light: '#b92f18', dark: '#f2795e' },
  /** The background of buttons that buy, and the text on them. */
  buy: { light: '#c4351b', dark: '#cc3c22' },
  onBuy: { light: '#fffaf0', dark: '#fffaf0' },
} as const satisfies Record<string, Colour>;
export type ColourName = keyof typeof DEFAULT_COLOURS;
export const COLOUR_NAMES = Object.keys(DEFAULT_COLOURS) as ColourName[];

/**
 * The shop's colours: its own, and the defaults for the others. The source for pages,
 * mails and the error page.
 */
export const COLOURS = Object.fromEntries(
  COLOUR_NAMES.map((name) => [name, colourOf(SHOP_COLOURS[name]) ?? DEFAULT_COLOURS[name]]),
) as Readonly<Record<ColourName, Colour>>;

/** A colour between two. @param share how much of `b` it has, from 0 to 1 */
export function mixed(a: string, b: string, share: number): string {
  const other = channels(b);
  return hexOf(channels(a).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}

/** True for a colour as `#rrggbb`. */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
}

function colourOf(value: unknown): Colour | undefined {
  if (isHex(value)) return { light: value, dark: value };
  const { light, dark } = (value ?? {}) as Partial<Colour>;
  return isHex(light) && isHex(dark) ? { light, dark } : undefined;
}

/** The red, green and blue of a colour, from 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
