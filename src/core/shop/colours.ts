import { SHOP_COLOURS, SHOP_GROUNDS } from './settings-at-build.ts';

/** A colour in light and in dark mode, each `#rrggbb`. */
export type Colour = { light: string; dark: string };

/** What a text needs against its background: level AA of WCAG 2.2, success criterion 1.4.3. */
export const CONTRAST_NEEDED = 4.5;

/** The colours that a shop may set, with their defaults. */
const DEFAULTS = {
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
export type ColourName = keyof typeof DEFAULTS;
export const COLOUR_NAMES = Object.keys(DEFAULTS) as ColourName[];

/** The text on dark grounds. */
const CREAM = '#fff6e6';

type Ground = { ground: Colour; panel: Colour; soft: string };
/** The grounds of creators and things, by name: the ground, a panel on it, and its secondary text. */
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

/** The shop's colours: its own, and the defaults for the others. The source for pages, mails and the error page. */
export const COLOURS = Object.fromEntries(
  COLOUR_NAMES.map((name) => [name, colourOf(SHOP_COLOURS[name]) ?? DEFAULTS[name]]),
) as Readonly<Record<ColourName, Colour>>;

/** The shop's grounds: its own with a panel and a text colour that go with them, and the defaults for the others. */
export const GROUNDS = Object.fromEntries(
  GROUND_NAMES.map((name) => {
    const own = SHOP_GROUNDS[name];
    return [name, isHex(own) ? groundFrom(name, own) : DEFAULT_GROUNDS[name]];
  }),
) as Readonly<Record<GroundName, Ground>>;

/** Links and prices on light grounds: a deep red, or a shade of the shop's own accent that can be read on all of them. */
export const GROUND_ACCENT = SHOP_COLOURS.accent ? accentOnGrounds(COLOURS.accent.light) : '#7d1a09';

type Problem = { path: string[]; expected: string };

/**
 * The colours of a shop's settings that cannot be read on their background, each with a colour near to it that can.
 *
 * @param colours `brand.colours`; what is left out has its default
 */
export function contrastProblems(
  colours: Readonly<Partial<Record<ColourName, Colour>>>,
  grounds: Readonly<Partial<Record<GroundName, string>>> = {},
): Problem[] {
  const all = { ...DEFAULTS, ...colours };
  const pairs: [text: ColourName, on: ColourName][] = [
    ...(['ink', 'soft', 'accent'] as const).flatMap((text) =>
      (['paper', 'surface', 'pale'] as const).map((on) => [text, on] as [ColourName, ColourName]),
    ),
    ['onBuy', 'buy'],
  ];
  const ofColours = pairs.flatMap(([text, on]) =>
    (['light', 'dark'] as const).flatMap((mode) => {
      if (!colours[text] && !colours[on]) return [];
      const ratio = contrast(all[text][mode], all[on][mode]);
      if (ratio >= CONTRAST_NEEDED) return [];
      const near = readableOn(all[text][mode], all[on][mode]);
      return {
        path: ['brand', 'colours', text, mode],
        expected: `a contrast of ${CONTRAST_NEEDED}:1 or more to ${on} (${all[on][mode]}), where ${all[text][mode]} has ${ratioText(ratio)}${near ? `; ${near} would do` : ''}`,
      };
    }),
  );
  const ofGrounds = Object.entries(grounds).flatMap(([name, hex]) => {
    const text = textOn(name as GroundName);
    const ratio = contrast(text, hex);
    if (ratio >= CONTRAST_NEEDED) return [];
    const near = readableOn(hex, text);
    return {
      path: ['brand', 'grounds', name],
      expected: `a colour that ${text} can be read on: a contrast of ${CONTRAST_NEEDED}:1 or more, where ${hex} has ${ratioText(ratio)}${near ? `; ${near} would do` : ''}`,
    };
  });
  return [...ofColours, ...ofGrounds];
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour between two. @param share how much of `b` it has, from 0 to 1 */
export function mixed(a: string, b: string, share: number): string {
  const other = channels(b);
  return hexOf(channels(a).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}

/** True for a colour as `#rrggbb`. */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
}

/** The nearest shade of a colour that can be read on a background. Undefined where black and white cannot either. */
function readableOn(hex: string, background: string): string | undefined {
  const shades = Array.from({ length: 50 }, (_, step) => (step + 1) / 50).flatMap((share) => [
    mixed(hex, '#000000', share),
    mixed(hex, '#ffffff', share),
  ]);
  return shades.find((shade) => contrast(shade, background) >= CONTRAST_NEEDED);
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

function textOn(name: GroundName): string {
  return DARK_GROUNDS.includes(name) ? CREAM : DEFAULTS.ink.light;
}

function ground(light: string, dark: string, panel: string, darkPanel: string, soft: string): Ground {
  return { ground: { light, dark }, panel: { light: panel, dark: darkPanel }, soft };
}

function colourOf(value: unknown): Colour | undefined {
  if (isHex(value)) return { light: value, dark: value };
  const { light, dark } = (value ?? {}) as Partial<Colour>;
  return isHex(light) && isHex(dark) ? { light, dark } : undefined;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function ratioText(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}
