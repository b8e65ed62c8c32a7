import { nth } from '../nth.ts';
import { type FitRequest, type Fitted, fitText } from './fit.ts';
import type { FaceName } from './fonts.ts';
import { measure, textPath } from './shape.ts';

export type Align = 'start' | 'middle' | 'end';

/** Draws a fitted block with its ink aligned to the box at x, y: left, centred or right in `width`. */
export function placeFitted(
  fitted: Fitted,
  x: number,
  y: number,
  width: number,
  align: Align,
  fills: readonly string[],
): string {
  return fitted.lines
    .map((line, index) => {
      const ink = line.extent.right - line.extent.left;
      const free = width - ink;
      const inset = align === 'start' ? 0 : align === 'middle' ? free / 2 : free;
      const fill = nth(fills, Math.min(index, fills.length - 1));
      return textPath(
        line.text,
        line.face,
        fitted.size,
        x + inset - line.extent.left,
        y + line.y,
        fill,
        fitted.tracking,
      );
    })
    .join('');
}

/** One line at a fixed size, with an anchor like SVG's text-anchor. */
export function line(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  options: { face?: FaceName; align?: Align; tracking?: number; maxWidth?: number } = {},
): string {
  const { face = 'display', align = 'start', tracking = 0, maxWidth } = options;
  const natural = measure(text, face, size, tracking).advance;
  const fittedSize = maxWidth && natural > maxWidth ? (size * maxWidth) / natural : size;
  const { advance } = measure(text, face, fittedSize, tracking);
  const from = align === 'start' ? x : align === 'middle' ? x - advance / 2 : x - advance;
  return textPath(text, face, fittedSize, from, y, fill, tracking);
}

/** Capitals with letter spacing, for names and small labels. */
export function capitals(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  align: Align = 'start',
  maxWidth?: number,
): string {
  return line(text.toLocaleUpperCase('en'), x, y, size, fill, {
    face: 'label',
    align,
    tracking: 0.1,
    maxWidth,
  });
}

export interface Block extends FitRequest {
  x: number;
  y: number;
  align?: Align;
  fills: readonly string[];
  /** Vertical alignment of the block in its box. */
  vertical?: 'top' | 'middle' | 'bottom';
}

/** Fits and draws a text. Also returns the top and bottom of the ink, for placing content below it. */
export function block(request: Block): { svg: string; fitted: Fitted; top: number; bottom: number } {
  const fitted = fitText(request);
  const free = request.height - fitted.height;
  const top =
    request.y + (request.vertical === 'bottom' ? free : request.vertical === 'middle' ? free / 2 : 0);
  const svg = placeFitted(fitted, request.x, top, request.width, request.align ?? 'start', request.fills);
  return { svg, fitted, top, bottom: top + fitted.height };
}

/** Breaks a text into lines of at most `width`. After `maxLines`, the last line ends with an ellipsis. */
export function wrap(text: string, face: FaceName, size: number, width: number, maxLines = 99): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.trim().split(/\s+/)) {
    const next = current ? `${current} ${word}` : word;
    if (current && measure(next, face, size).advance > width) {
      lines.push(current);
      current = word;
    } else current = next;
  }
  if (current) lines.push(current);
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  kept[maxLines - 1] = `${nth(kept, maxLines - 1).replace(/[\s,.;:–—-]+$/, '')}…`;
  return kept;
}
