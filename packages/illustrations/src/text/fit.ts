import { nth } from '../nth.ts';
import type { FaceName } from './fonts.ts';
import { type Extent, measure } from './shape.ts';

export type FitRequest = {
  text: string;
  width: number;
  height: number;
  /** Allowed line counts. More lines are tried only if none of these reaches `min`. */
  lines: readonly number[];
  /** One face for all lines, or one per line (the last one repeats). */
  faces: readonly FaceName[];
  /** Distance between base lines, in em. */
  leading: number;
  /** Additional space between letters, in em. */
  tracking?: number;
  min: number;
  max: number;
};
type FittedLine = {
  text: string;
  face: FaceName;
  /** Ink bounds relative to the line's origin. */
  extent: Extent;
  /** Base line, from the top of the box. */
  y: number;
};
export type Fitted = {
  size: number;
  tracking: number;
  lines: FittedLine[];
  /** Ink size of the whole block; at most the size of the box. */
  width: number;
  height: number;
};

/**
 * Chooses line breaks and the largest size at which the ink of `text` (not its advance widths) fits its
 * box. Compares all breaks into an allowed number of lines: by size, then by how even the lines are. A line
 * may not end in a small word. Below `min` it uses more lines, then breaks words. Only a text that no box
 * of this size can show gets a size below `min`. It never overflows.
 */
export function fitText(request: FitRequest): Fitted {
  const words = request.text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) throw new Error('fitText needs a text with at least one letter.');
  const counts = request.lines.filter((count) => count <= words.length);
  let best = bestOf(words, counts.length ? counts : [words.length], request);
  if (best.size < request.min) {
    const more = range(1, Math.min(words.length, 8));
    best = larger(best, bestOf(words, more, request));
  }
  if (best.size < request.min) {
    const pieces = words.flatMap((word) => hyphenated(word, request));
    best = larger(best, bestOf(pieces, range(1, Math.min(pieces.length, 10)), request));
  }
  return best;
}

const larger = (one: Fitted, two: Fitted) => (two.size > one.size ? two : one);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The end (exclusive) of each line, as indices into the words. */
type Ends = readonly number[];

function bestOf(words: readonly string[], counts: readonly number[], request: FitRequest): Fitted {
  const lineAt = measuredLines(words, request);
  let best: Ends = [words.length];
  let bestScore = -Infinity;
  for (const count of counts)
    for (const ends of breaks(words.length, count)) {
      const score = scoreOf(ends, lineAt, request);
      if (score > bestScore) {
        best = ends;
        bestScore = score;
      }
    }
  return set(
    best.map((end, line) => words.slice(best[line - 1] ?? 0, end).join(' ')),
    request,
  );
}

interface MeasuredLine extends Extent {
  endsBadly: boolean;
}
type LineAt = (from: number, to: number, line: number) => MeasuredLine;

/**
 * Bounds at size 1 of any sequence of words in any line's face, calculated from the words. Ignores kerning
 * over spaces, which may affect the choice between two breaks; the chosen lines are measured as a whole.
 */
function measuredLines(words: readonly string[], request: FitRequest): LineAt {
  const { tracking = 0 } = request;
  const inFaces = request.faces.map((face) => {
    const gap = measure('n n', face, 1).advance - 2 * measure('n', face, 1).advance + 2 * tracking;
    return { gap, extents: words.map((word) => measure(word, face, 1, tracking)) };
  });
  return (from, to, line) => {
    const { gap, extents } = ofLine(inFaces, line);
    let [advance, right, top, bottom] = [0, 0, Infinity, -Infinity];
    for (let at = from; at < to; at++) {
      const extent = nth(extents, at);
      right = advance + extent.right;
      advance += extent.advance + gap;
      top = Math.min(top, extent.top);
      bottom = Math.max(bottom, extent.bottom);
    }
    const endsBadly = to - from > 1 && SMALL_WORDS.test(nth(words, to - 1));
    return { advance: advance - gap, left: nth(extents, from).left, right, top, bottom, endsBadly };
  };
}

/**
 * The size that a break allows, minus penalties: uneven lines, a short last line,
 * a small word at a line's end.
 */
function scoreOf(ends: Ends, lineAt: LineAt, request: FitRequest): number {
  let [top, bottom, longest, shortest, sum, isBad] = [Infinity, -Infinity, 0.01, Infinity, 0, false];
  let from = 0;
  for (const [index, to] of ends.entries()) {
    const line = lineAt(from, to, index);
    const width = line.right - line.left;
    top = Math.min(top, index * request.leading + line.top);
    bottom = Math.max(bottom, index * request.leading + line.bottom);
    longest = Math.max(longest, width);
    shortest = Math.min(shortest, width);
    sum += width;
    isBad ||= line.endsBadly && index < ends.length - 1;
    from = to;
  }
  const size = Math.min(request.max, request.width / longest, request.height / Math.max(bottom - top, 0.01));
  const evenness = ends.length === 1 ? 1 : 0.72 + 0.28 * (sum / ends.length / longest);
  const stray = ends.length > 1 && shortest < longest * 0.36 ? 0.8 : 1;
  return size * evenness * stray * (isBad ? 0.86 : 1);
}

/** The item for a line; the last one repeats. */
const ofLine = <T>(list: readonly T[], line: number) => nth(list, Math.min(line, list.length - 1));
const faceOf = ({ faces }: FitRequest, line: number) => ofLine(faces, line);

function set(texts: readonly string[], request: FitRequest): Fitted {
  const tracking = request.tracking ?? 0;
  const units = texts.map((text, index) => measure(text, faceOf(request, index), 1, tracking));
  const top = Math.min(...units.map((unit, index) => index * request.leading + unit.top));
  const bottom = Math.max(...units.map((unit, index) => index * request.leading + unit.bottom));
  const width = Math.max(...units.map((unit) => unit.right - unit.left), 0.01);
  const height = Math.max(bottom - top, 0.01);
  const size = Math.min(request.max, request.width / width, request.height / height);
  return {
    size,
    tracking,
    width: width * size,
    height: height * size,
    lines: texts.map((text, index) => ({
      text,
      face: faceOf(request, index),
      extent: measure(text, faceOf(request, index), size, tracking),
      y: (index * request.leading - top) * size,
    })),
  };
}

const SMALL_WORDS = /^(?:&|a|an|and|at|by|for|from|in|my|of|on|or|the|to|with|your)$/i;

/** All ways to break `words` words into `count` lines, in order. */
function* breaks(words: number, count: number, from = 0): Generator<number[]> {
  if (count === 1) {
    yield [words];
    return;
  }
  for (let end = from + 1; end <= words - count + 1; end++)
    for (const rest of breaks(words, count - 1, end)) yield [end, ...rest];
}

/** Splits a word that is too wide at the smallest size. All pieces but the last end in a hyphen. */
function hyphenated(word: string, request: FitRequest): string[] {
  const isTooWide = (text: string) => {
    const extent = measure(text, nth(request.faces, 0), request.min, request.tracking);
    return extent.right - extent.left > request.width;
  };
  const letters = [...word];
  if (!isTooWide(word) || letters.length < 2) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of letters) {
    if (piece && isTooWide(`${piece}${letter}-`)) {
      pieces.push(`${piece}-`);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
