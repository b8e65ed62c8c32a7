import type { PaletteName } from '../inks.ts';
import { INKS } from '../inks.ts';
import { block, capitals, line } from '../text/place.ts';
import { measure } from '../text/shape.ts';
import { type Chance, chance } from './chance.ts';
import { rect } from './grounds.ts';
import { type Drawing, SHEETS, type SheetName, sheet } from './sheet.ts';
import { PAGE, type Scheme, THEMES, type Theme } from './themes.ts';

export type LetteredInput = {
  slug: string;
  title: string;
  /** The name of its creator. */
  byline: string;
  /** The kind of product in a word or two: `Jar`, `Recipe`. */
  kicker?: string | undefined;
  colour: PaletteName;
  shape: SheetName;
};

interface Parts extends LetteredInput {
  theme: Theme;
  scheme: Scheme;
  choose: Chance;
  width: number;
  height: number;
  margin: number;
  /** Large enough that no page that crops pictures at the top and bottom cuts a word. */
  marginY: number;
}
type Layout = (parts: Parts) => string;

/** A placeholder for a product without photograph and drawing: its title on its creator's colour. */
export function drawLettered(input: LetteredInput): Drawing {
  const parts = partsOf(input);
  const layout = parts.choose.pick([overInitial, overBand, onLabel]);
  return sheet(input.shape, parts.theme.name, layout(parts));
}

/** The placeholder without the title, for cards that show it as text: a very large initial. */
export function drawInitial(input: LetteredInput): Drawing {
  const parts = partsOf(input);
  return sheet(input.shape, parts.theme.name, ground(parts) + initial(parts, parts.theme.fg, 0.72));
}

function partsOf(input: LetteredInput): Parts {
  const theme = THEMES[input.colour];
  const choose = chance(`${input.slug}:lettered`);
  const { width, height } = SHEETS[input.shape];
  const scheme = choose.pick(theme.schemes);
  const { title, kicker } = input;
  // Leaves out a kicker that is part of the title.
  const says = kicker && title.toLowerCase().includes(kicker.toLowerCase());
  return {
    ...input,
    kicker: says ? undefined : kicker,
    theme,
    scheme,
    choose,
    width,
    height,
    margin: Math.round(width * 0.075),
    marginY: Math.round(height * 0.115),
  };
}

/** An initial in the darker ink, cut by the lower edge, with the title over it at the top. */
const overInitial: Layout = (parts) => {
  const { theme, margin, marginY, width, height, byline, kicker } = parts;
  const small = smallSize(parts);
  return (
    ground(parts) +
    initial(parts, theme.deep, 1.02) +
    heading(parts, { x: margin, y: marginY, height: height * 0.5, fills: [theme.fg] }) +
    capitals(kicker ?? byline, margin, height - marginY, small, theme.fg, 'start', width - 2 * margin)
  );
};

/** The title on a darker band, which also contains the creator's name. */
const overBand: Layout = (parts) => {
  const { theme, margin, marginY, width, height, byline, kicker = '' } = parts;
  const small = smallSize(parts);
  const top = Math.round(height * 0.75);
  return (
    ground(parts) +
    rect(0, top, width, height - top, theme.deep) +
    capitals(kicker, margin, marginY + small * 0.75, small, theme.fg, 'start', width - 2 * margin) +
    heading(parts, {
      x: margin,
      y: marginY + small * 2.2,
      height: top - marginY - small * 4,
      vertical: 'bottom',
      fills: [theme.fg],
    }) +
    line(byline, margin, top + (height - marginY - top) / 2 + small * 0.8, small * 1.7, theme.fg, {
      face: 'italic',
      maxWidth: width - 2 * margin,
    })
  );
};

/** A paper label with a double frame, like on a jar. */
const onLabel: Layout = (parts) => {
  const { scheme, width, height, byline, kicker, shape } = parts;
  const [insetX, insetY] = shape === 'wide' ? [0.16, 0.12] : [0.11, 0.13];
  const [x, y] = [width * insetX, height * insetY];
  const [w, h] = [width - 2 * x, height - 2 * y];
  const ink = inkOnPaper(scheme);
  const pad = Math.round(w * 0.09);
  const small = smallSize(parts) * 0.92;
  const rule = (by: number, thick: number) =>
    `<rect x="${x + by}" y="${y + by}" width="${w - 2 * by}" height="${h - 2 * by}" fill="none" stroke="${ink}" stroke-width="${thick}"/>`;
  return (
    ground(parts) +
    rect(x, y, w, h, PAGE) +
    rule(16, 5) +
    rule(27, 1.5) +
    (kicker ? capitals(kicker, width / 2, y + pad + small, small, ink, 'middle', w - 2 * pad) : '') +
    heading(parts, {
      x: x + pad,
      y: y + pad + small * 2.4,
      width: w - 2 * pad,
      height: h - 2 * pad - small * 5.6,
      align: 'middle',
      vertical: 'middle',
      fills: [ink, INKS.ink],
    }) +
    line(byline, width / 2, y + h - pad, small * 1.5, ink, {
      face: 'italic',
      align: 'middle',
      maxWidth: w - 2 * pad,
    })
  );
};

/** The ink for text on the label's paper, independent of the paper colour of the scheme. */
const inkOnPaper = ({ paper, ink, field, spine }: Scheme) =>
  paper === PAGE ? (field === PAGE ? ink : field) : spine;

const ground = ({ theme, width, height }: Parts) => rect(0, 0, width, height, theme.ground);

const smallSize = ({ width, height }: Parts) => Math.round(Math.min(width, height) * 0.036);

function heading(
  { title, width, height, margin }: Parts,
  place: {
    x: number;
    y: number;
    width?: number;
    height: number;
    align?: 'start' | 'middle';
    vertical?: 'top' | 'middle' | 'bottom';
    fills: readonly string[];
  },
): string {
  const side = Math.min(width, height);
  return block({
    text: title,
    width: width - 2 * margin,
    lines: title.length < 9 ? [1, 2] : title.length < 24 ? [1, 2, 3] : [2, 3, 4, 5],
    faces: ['display'],
    leading: 0.94,
    tracking: -0.015,
    min: side * 0.055,
    max: side * 0.27,
    ...place,
  }).svg;
}

/**
 * The first letter or digit of the title, with `share` of the sheet's height,
 * cut by its lower right corner.
 */
function initial({ title, width, height }: Parts, ink: string, share: number): string {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? title.charAt(0);
  const probe = measure(letter.toLocaleUpperCase('en'), 'display', 100);
  const size = (height * share * 100) / (probe.bottom - probe.top);
  const scale = size / 100;
  const inkWidth = (probe.right - probe.left) * scale;
  const x = width - inkWidth * 0.84 - probe.left * scale;
  const y = height * 1.07 - probe.bottom * scale;
  return line(letter.toLocaleUpperCase('en'), x, y, size, ink);
}
