import { INKS } from '../inks.ts';
import { nth } from '../nth.ts';
import { num } from '../shapes.ts';

export type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${extra}/>`;

export const polygon = (points: readonly Point[], fill: string, extra = '') =>
  `<path d="${outline(points)}" fill="${fill}"${extra}/>`;

const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}Z`;

/**
 * Coarse printed dots over a polygon, as one stroked path. The rasteriser takes seven times as long for a
 * pattern of this size. `cell` is the distance between dots.
 */
export function dots(
  points: readonly Point[],
  options: { cell?: number; radius?: number; ink?: string; opacity?: number } = {},
): string {
  const { cell = 10, radius = cell * 0.22, ink = INKS.ink, opacity = 0.14 } = options;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [ax, ay] = [cell * 0.819, cell * 0.574];
  const reach = Math.ceil((right - left + bottom - top) / cell) + 2;
  let d = '';
  for (let i = -reach; i <= reach; i++)
    for (let j = -reach; j <= reach; j++) {
      const x = left + ax * i - ay * j;
      const y = top + ay * i + ax * j;
      if (x < left || x > right || y < top || y > bottom || !isInside(x, y, points)) continue;
      d += `M${num(x)},${num(y)}h0`;
    }
  return `<path d="${d}" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${num(radius * 2)}" stroke-linecap="round"/>`;
}

function isInside(x: number, y: number, points: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = nth(points, i);
    const [xj, yj] = nth(points, j);
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** A printed surface: flat ink with dots. */
export const surface = (points: readonly Point[], fill: string, cell = 10) =>
  polygon(points, fill) + dots(points, { cell });

/** `inner`, clipped to a path. */
export const clipped = (id: string, d: string, inner: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

export const boxPath = (x: number, y: number, width: number, height: number) =>
  `M${num(x)},${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;

export const moved = (x: number, y: number, rotation: number, scale: number, inner: string) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(rotation)}) scale(${Math.round(scale * 1000) / 1000})">${inner}</g>`;
