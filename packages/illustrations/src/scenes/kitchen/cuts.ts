import { INKS } from '../../inks.ts';
import { num, rng } from '../../shapes.ts';

/** The basic shapes of kitchen tools; path data in picture units. */

/** A flat shape in one ink. */
export const flat = (fill: string, d: string, extra = '') => `<path fill="${fill}" d="${d}"${extra}/>`;

/** A drawn line with round ends. */
export const stroke = (ink: string, width: number, d: string, extra = '') =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${extra}/>`;

/** The shadow side of an object, in dots. */
export const dusk = (d: string, opacity = 0.6) => flat('url(#dk)', d, ` opacity="${opacity}"`);

/** The hard shadow of an outline on the table. */
export const cast = (d: string, x = 16, y = 22) =>
  flat(INKS.ink, d, ` opacity=".22" transform="translate(${x} ${y})"`);

export const round = (fill: string, rx: number, ry = rx, x = 0, y = 0, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra}/>`;

/** An ellipse outline. */
export const hoop = (ink: string, width: number, rx: number, ry = rx, x = 0, y = 0, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${ink}" stroke-width="${width}"${extra}/>`;

/** The shadow under an object on the table; its base is at `y`. */
export const stand = (rx: number, y: number) => round(INKS.ink, rx, rx * 0.12, 36, y, ' opacity=".22"');

/** A circle as path data, for shadows and `dusk`. */
export const ring = (r: number, x = 0, y = 0) =>
  `M${num(x - r)},${num(y)}a${num(r)},${num(r)} 0 1 0 ${num(r * 2)},0a${num(r)},${num(r)} 0 1 0 ${num(-r * 2)},0Z`;

/**
 * `count` small marks of one ink scattered over an oval: speckles of a glaze, grains of a stone, crumbs.
 */
export function strew(
  ink: string,
  count: number,
  [rx, ry, x = 0, y = 0]: readonly [rx: number, ry: number, x?: number, y?: number],
  size: number,
  seed: string,
): string {
  const next = rng(seed);
  const marks = Array.from({ length: count }, () => {
    const [angle, away] = [next() * 2 * Math.PI, Math.sqrt(next())];
    return `M${num(x + Math.cos(angle) * away * rx)},${num(y + Math.sin(angle) * away * ry)}l${num((next() - 0.5) * size * 2)},${num((next() - 0.5) * size)}`;
  });
  return stroke(ink, size, marks.join(''));
}

/** Three wisps of steam, rising from x, y. */
export const steam = (x: number, y: number, height = 190) =>
  [-110, 0, 110]
    .map((dx, i) =>
      stroke(
        INKS.white,
        13,
        `M${x + dx},${y - i * 14}c-44,-${height * 0.32} 48,-${height * 0.5} 6,-${height}`,
        ' opacity=".6"',
      ),
    )
    .join('');

/** The same mark `count` times around a circle. */
export const turns = (count: number, mark: string, start = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${num(start + (i * 360) / count)})">${mark}</g>`,
  ).join('');
