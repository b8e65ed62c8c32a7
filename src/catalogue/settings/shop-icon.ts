import { wordmarkOf } from 'illustrations';
import { COLOURS } from '#src/core/shop/colours.ts';
import { brandDrawing } from './shop-logo.ts';

/** The size of an icon's square, in its own units. */
const SIDE = 512;
/** The largest letter on it. */
const LETTER = { width: 300, height: 270 } as const;

/**
 * The shop's icon, as an SVG: the file that `brand.icon` names, or the first letter of its name on the colour
 * of buttons that buy. Text needs a contrast on that colour, so the letter can be seen in both modes.
 *
 * @throws Error for a file that the check of the content refuses
 */
export function iconOf({ name, icon }: { name: string; icon?: string | undefined }): string {
  const drawing = brandDrawing(icon, 'icon-');
  return drawing ? svg(drawing.viewBox, drawing.content) : lettered(name);
}

function lettered(name: string): string {
  const { left, top, width, height, path } = wordmarkOf(firstLetter(name), COLOURS.onBuy.light);
  const scale = Math.min(LETTER.width / width, LETTER.height / height);
  const move = [left + width / 2, top + height / 2].map((middle) => SIDE / 2 - middle * scale);
  return svg(
    `0 0 ${SIDE} ${SIDE}`,
    `<rect width="${SIDE}" height="${SIDE}" rx="96" fill="${COLOURS.buy.light}"/>` +
      `<g transform="translate(${move.map((value) => value.toFixed(1)).join(' ')}) scale(${scale.toFixed(3)})">${path}</g>`,
  );
}

/** What readers see as the first letter, which can be several code points. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment ?? '';
}

function svg(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
}
