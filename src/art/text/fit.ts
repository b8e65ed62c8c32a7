import type { FaceName } from './fonts.ts';
import { type Extent, measure } from './shape.ts';

export interface FitRequest {
  text: string;
  width: number;
  height: number;
  /** Line counts the layout can take; more are tried only when none of these reaches `min`. */
  lines: readonly number[];
  /** One face for all lines, or one per line (the last repeats). */
  faces: readonly FaceName[];
  /** Distance between base lines in em. */
  leading: number;
  /** In em, added between letters. */
  tracking?: number;
  min: number;
  max: number;
}
export interface FittedLine {
  text: string;
  face: FaceName;
  /** Ink bounds relative to the line's own origin. */
  extent: Extent;
  /** Base line, from the top of the box. */
  y: number;
}
export interface Fitted {
  size: number;
  tracking: number;
  lines: FittedLine[];
  /** Ink size of the whole block; never more than the box. */
  width: number;
  height: number;
}

/**
 * Chooses line breaks and the largest size at which `text` fits its box, by ink and not by advance widths.
 * Every way of breaking into an allowed number of lines is weighed: size first, then how even the lines are, and a
 * line may not end in a small word. Under `min` it takes more lines, then breaks words, and only for a
 * text no box of this size could show does it go below: it never overflows.
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

function bestOf(words: readonly string[], counts: readonly number[], request: FitRequest): Fitted {
  let best: Fitted | undefined;
  let bestScore = -Infinity;
  for (const count of counts)
    for (const lines of breaks(words, count)) {
      const fitted = set(lines, request);
      const score = fitted.size * evenness(fitted) * (endsBadly(lines) ? 0.86 : 1);
      if (score > bestScore) {
        best = fitted;
        bestScore = score;
      }
    }
  return best!;
}

function set(texts: readonly string[], request: FitRequest): Fitted {
  const tracking = request.tracking ?? 0;
  const faceOf = (index: number) => request.faces[Math.min(index, request.faces.length - 1)]!;
  const units = texts.map((text, index) => measure(text, faceOf(index), 1, tracking));
  const tops = units.map((unit, index) => index * request.leading + unit.top);
  const bottoms = units.map((unit, index) => index * request.leading + unit.bottom);
  const top = Math.min(...tops);
  const width = Math.max(...units.map((unit) => unit.right - unit.left), 0.01);
  const height = Math.max(Math.max(...bottoms) - top, 0.01);
  const size = Math.min(request.max, request.width / width, request.height / height);
  return {
    size,
    tracking,
    width: width * size,
    height: height * size,
    lines: texts.map((text, index) => ({
      text,
      face: faceOf(index),
      extent: measure(text, faceOf(index), size, tracking),
      y: (index * request.leading - top) * size,
    })),
  };
}

/** 1 for lines of one length, less the more they differ and least with a stray short one: a title is set, not spilt. */
function evenness(fitted: Fitted): number {
  if (fitted.lines.length === 1) return 1;
  const widths = fitted.lines.map((line) => line.extent.right - line.extent.left);
  const longest = Math.max(...widths);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  const hasStray = Math.min(...widths) < longest * 0.36;
  return (0.8 + 0.2 * (mean / longest)) * (hasStray ? 0.8 : 1);
}

const SMALL_WORDS = /(?:^| )(?:&|a|an|and|at|by|for|from|in|my|of|on|or|the|to|with|your)$/i;
const endsBadly = (lines: readonly string[]) =>
  lines.slice(0, -1).some((line) => SMALL_WORDS.test(line) && line.includes(' '));

/** Every way of breaking words into `count` lines, in order. */
function* breaks(words: readonly string[], count: number): Generator<string[]> {
  if (count === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - count + 1; first++) {
    const line = words.slice(0, first).join(' ');
    for (const rest of breaks(words.slice(first), count - 1)) yield [line, ...rest];
  }
}

/** Pieces of a word that is too wide at the smallest size, each but the last ending in a hyphen. */
function hyphenated(word: string, request: FitRequest): string[] {
  const isTooWide = (text: string) => {
    const extent = measure(text, request.faces[0]!, request.min, request.tracking);
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
