import { nth } from '../nth.ts';
import { FACES, type FaceName, type Glyph } from './fonts.ts';

export type Extent = {
  /** Total of the advance widths: the start of the next word. */
  advance: number;
  /** Ink bounds, y down from the base line (so `top` is negative). */
  left: number;
  right: number;
  top: number;
  bottom: number;
};

const EM = 1000;
/** The bounds of recent texts in thousandths of an em: a layout measures the same words many times. */
const extents = new Map<string, Extent>();
const MOST_EXTENTS = 4000;

/** Bounds of `text` at `size`, with `tracking` in em after every letter but the last. */
export function measure(text: string, face: FaceName, size: number, tracking = 0): Extent {
  const shape = extentOf(text, face, tracking);
  const scale = size / EM;
  return {
    advance: shape.advance * scale,
    left: shape.left * scale,
    right: shape.right * scale,
    top: shape.top * scale,
    bottom: shape.bottom * scale,
  };
}

/** `text` as one filled SVG path, with its base line starting at x, y. Empty text gives an empty string. */
export function textPath(
  text: string,
  face: FaceName,
  size: number,
  x: number,
  y: number,
  fill: string,
  tracking = 0,
): string {
  let d = '';
  place(text, face, tracking, ({ commands }, left, top) => {
    for (const { letter, points } of commands) {
      d += letter;
      for (let at = 0; at < points.length; at += 2) {
        const gap = at === 0 ? '' : ' ';
        d += `${gap}${Math.round(left + nth(points, at))} ${Math.round(top + nth(points, at + 1))}`;
      }
    }
  });
  if (!d) return '';
  return `<path transform="translate(${tidy(x)} ${tidy(y)}) scale(${tidy(size / EM, 5)})" fill="${fill}" d="${d}"/>`;
}

const tidy = (value: number, digits = 2) => Number(value.toFixed(digits));

function extentOf(text: string, face: FaceName, tracking: number): Extent {
  const key = `${face}|${tracking}|${text}`;
  const known = extents.get(key);
  if (known) return known;
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const advance = place(text, face, tracking, (outline, left, top) => {
    if (outline.commands.length === 0) return;
    bounds.left = Math.min(bounds.left, Math.round(left + outline.left));
    bounds.right = Math.max(bounds.right, Math.round(left + outline.right));
    bounds.top = Math.min(bounds.top, Math.round(top + outline.top));
    bounds.bottom = Math.max(bounds.bottom, Math.round(top + outline.bottom));
  });
  const hasInk = bounds.left !== Infinity;
  const extent = { advance, ...(hasInk ? bounds : { left: 0, right: 0, top: 0, bottom: 0 }) };
  if (extents.size >= MOST_EXTENTS) extents.clear();
  extents.set(key, extent);
  return extent;
}

/** A letter of a font, in thousandths of an em, y down. */
type Outline = Omit<Extent, 'advance'> & {
  /** Each command as a letter of SVG with its points: x, y, … */
  commands: readonly { letter: string; points: readonly number[] }[];
};

/**
 * Calls `visit` for each letter of a text, with its outline and where that starts, in thousandths of an em,
 * y down.
 * @returns the advance, in the same unit
 */
function place(
  text: string,
  face: FaceName,
  tracking: number,
  visit: (outline: Outline, left: number, top: number) => void,
): number {
  let pen = 0;
  for (const run of runsOf(text.normalize('NFC'), face)) {
    const scale = EM / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = nth(positions, index);
      visit(outlineOf(glyph, scale), pen + xOffset * scale, -yOffset * scale);
      pen += xAdvance * scale + tracking * EM;
    });
  }
  return Math.max(0, pen - (text ? tracking * EM : 0));
}

/** A font gives the same object for a letter each time. */
const outlines = new WeakMap<Glyph, Outline>();

function outlineOf(glyph: Glyph, scale: number): Outline {
  const known = outlines.get(glyph);
  if (known) return known;
  const commands = glyph.path.commands.map(({ command, args }) => ({
    letter: LETTERS[command] ?? '',
    points: args.map((arg, at) => (at % 2 === 0 ? arg : -arg) * scale),
  }));
  const points = commands.flatMap((command) => command.points);
  const across = points.filter((_, at) => at % 2 === 0);
  const down = points.filter((_, at) => at % 2 === 1);
  const outline = {
    commands,
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
  outlines.set(glyph, outline);
  return outline;
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

const canSet = (text: string, face: FaceName) =>
  [...text].every((letter) => !/\p{L}/u.test(letter) || hasGlyph(face, letter));

const hasGlyph = (face: FaceName, letter: string) =>
  FACES[face].some((font) => font.hasGlyphForCodePoint(codeOf(letter)));

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** Splits a text into runs that one font of the face can set, so that kerning applies inside each. */
function runsOf(text: string, face: FaceName) {
  const fonts = canSet(text, face) ? [...FACES[face], ...FACES.spare] : FACES.spare;
  const runs: { font: (typeof fonts)[number]; text: string }[] = [];
  for (const character of text) {
    const code = codeOf(character);
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code)) ?? nth(fonts, 0);
    const last = runs.at(-1);
    if (last && (last.font === font || character === ' ')) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
