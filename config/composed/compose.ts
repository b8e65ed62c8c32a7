import { type Box, boxOf, type Contour, move, type Outline, without } from './outline.ts';
import { hookAbove, type Stems, withHorn } from './vietnamese-marks.ts';

/** What a font itself has: the outline of a letter, or nothing. */
export type Drawn = (letter: string) => Outline | undefined;

const HORN = '\u031b';
const HOOK = '\u0309';
const ABOVE: Readonly<Record<string, readonly [lower: string, upper: string, base: string]>> = {
  '\u0300': ['à', 'À', 'aA'],
  '\u0301': ['á', 'Á', 'aA'],
  '\u0302': ['â', 'Â', 'aA'],
  '\u0303': ['ã', 'Ã', 'aA'],
  '\u0304': ['ā', 'Ā', 'aA'],
  '\u0306': ['ă', 'Ă', 'aA'],
  '\u0307': ['ż', 'Ż', 'zZ'],
  '\u0308': ['ä', 'Ä', 'aA'],
  '\u030a': ['å', 'Å', 'aA'],
  '\u030c': ['č', 'Č', 'cC'],
};
/** Marks below, by the mark above that has their shape. */
const BELOW: Readonly<Record<string, string>> = {
  '\u0323': '\u0307',
  '\u0324': '\u0308',
  '\u0325': '\u030a',
  '\u032d': '\u0302',
  '\u032e': '\u0306',
  '\u0330': '\u0303',
  '\u0331': '\u0304',
};
/** Marks that stand beside a circumflex, not on it. */
const BESIDE: Readonly<Record<string, -1 | 1>> = { '\u0300': -1, '\u0301': 1, [HOOK]: 1 };

/**
 * A letter with its marks, put together from what the font draws: the letter, or the letter with its first mark above where the
 * font has that, and each further mark in the shape that it has on another letter. Nothing where the font has not the parts.
 * Stacked as Vietnamese is written: on a circumflex the accents stand at its side, everything else on top.
 */
export function compose(letter: string, drawn: Drawn): Outline | undefined {
  const own = drawn(letter);
  if (own) return own;
  const [base = '', ...marks] = letter.normalize('NFD');
  const above = marks.filter((mark) => mark in ABOVE || mark === HOOK);
  const below = marks.filter((mark) => mark in BELOW);
  const hasHorn = marks.includes(HORN);
  if (above.length + below.length + Number(hasHorn) < marks.length || marks.length === 0) return undefined;
  const stems = stemsOf(drawn);
  const [first = ''] = above;
  const accented = hasHorn ? undefined : drawn((base + first).normalize('NFC'));
  // A mark takes the place of the dot.
  const dotless = above.length > 0 && base === 'i' ? 'ı' : base;
  const plain = drawn(dotless);
  if (!plain || !stems) return undefined;
  let outline = accented && first ? accented : hasHorn ? withHorn(plain, base, stems) : plain;
  const body = boxOf(plain.contours);
  let under = first && accented ? first : undefined;
  for (const mark of accented && first ? above.slice(1) : above) {
    const shape = markAbove(mark, base, drawn, stems);
    if (!shape) return undefined;
    outline = withAbove(outline, body, shape, mark, under, stems);
    under = mark;
  }
  for (const mark of below) {
    const shape = markAbove(BELOW[mark] ?? '', base.toLowerCase(), drawn, stems);
    if (!shape) return undefined;
    outline = {
      ...outline,
      contours: [...outline.contours, ...centred(shape, body, bottomOf(outline) - stems.gap, 'below')],
    };
  }
  return outline;
}

function stemsOf(drawn: Drawn): Stems | undefined {
  const [l, dot, a, aAcute] = ['l', '.', 'a', 'á'].map(drawn);
  if (!l || !dot || !a || !aAcute) return undefined;
  const stem = boxOf(l.contours);
  const acute = boxOf(without(aAcute.contours, a.contours));
  return {
    width: stem.maxX - stem.minX,
    mark: acute.maxY - acute.minY,
    gap: acute.minY - boxOf(a.contours).maxY,
  };
}

/** A mark's shape for small letters or capitals, wherever it may stand. */
function markAbove(mark: string, base: string, drawn: Drawn, stems: Stems): readonly Contour[] | undefined {
  if (mark === HOOK) return [hookAbove(stems)];
  const of = ABOVE[mark];
  if (!of) return undefined;
  const [lower, upper, [small = '', capital = ''] = ''] = of;
  const isCapital = base !== base.toLowerCase();
  const [whole, part] = [drawn(isCapital ? upper : lower), drawn(isCapital ? capital : small)];
  return whole && part && without(whole.contours, part.contours);
}

/** An outline with one mark more on top of it; `under` is the mark that it has there already. */
function withAbove(
  outline: Outline,
  body: Box,
  shape: readonly Contour[],
  mark: string,
  under: string | undefined,
  stems: Stems,
): Outline {
  const box = boxOf(outline.contours);
  const side = under === '\u0302' ? BESIDE[mark] : undefined;
  if (!side) {
    // Inside a breve's bowl there is room for half a gap more.
    const bottom = under
      ? box.maxY + stems.gap * (under === '\u0306' ? 0.2 : 0.45)
      : Math.max(body.maxY, 0) + stems.gap;
    return { ...outline, contours: [...outline.contours, ...centred(shape, body, bottom, 'above')] };
  }
  const size = boxOf(shape);
  const middle = (body.minX + body.maxX) / 2;
  const x = middle + side * stems.mark * 0.98;
  const y = box.maxY - stems.mark * 0.32;
  const moved = move(shape, x - (size.minX + size.maxX) / 2, y - size.minY);
  return { ...outline, contours: [...outline.contours, ...moved] };
}

/** A shape centred over or under a box; `edge` is where it ends towards the letter. */
function centred(shape: readonly Contour[], body: Box, edge: number, where: 'above' | 'below'): Contour[] {
  const size = boxOf(shape);
  const dx = (body.minX + body.maxX - size.minX - size.maxX) / 2;
  return move(shape, dx, edge - (where === 'above' ? size.minY : size.maxY));
}

/** The lowest that a letter reaches, and no higher than the line that it stands on. */
function bottomOf({ contours }: Outline): number {
  return Math.min(0, boxOf(contours).minY);
}
