import { INKS } from '../inks.ts';
import { clipped, dots, moved, type Point, rect } from './grounds.ts';
import { darker, mix } from './tints.ts';

export const CLOTHS = ['gingham', 'stripe', 'plain', 'check', 'dots'] as const;
export type Cloth = (typeof CLOTHS)[number];

const PAPER = '#fbf4e4';

/**
 * A cloth of `width` by `height` around 0,0 in one colour, with a hem and a shadow. Drawn as bands, since
 * the rasteriser is slow with pattern fills.
 */
function cloth(kind: Cloth, width: number, height: number, dye: string, id: string): string {
  const [x, y] = [-width / 2, -height / 2];
  const edge = `M${x},${y}H${-x}V${-y}H${x}Z`;
  const base = kind === 'plain' || kind === 'dots' ? dye : PAPER;
  return (
    `<path d="${edge}" fill="${INKS.ink}" opacity=".2" transform="translate(14 20)"/>` +
    clipped(id, edge, rect(x, y, width, height, base) + PRINTS[kind](x, y, width, height, dye)) +
    `<path d="M${x + 14},${y + 14}H${-x - 14}V${-y - 14}H${x + 14}Z" fill="none" stroke="${darker(base, 0.2)}" stroke-width="3" stroke-dasharray="12 9"/>`
  );
}

type Print = (x: number, y: number, width: number, height: number, dye: string) => string;

const every = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);
const around = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const PRINTS: Record<Cloth, Print> = {
  gingham: (x, y, w, h, dye) =>
    every(x, x + w, 92)
      .map((px) => rect(px, y, 46, h, dye, ' opacity=".5"'))
      .join('') +
    every(y, y + h, 92)
      .map((py) => rect(x, py, w, 46, dye, ' opacity=".5"'))
      .join(''),
  stripe: (x, y, w, h, dye) =>
    every(x, x + w, 76)
      .map((px) => rect(px, y, 26, h, dye, ' opacity=".8"') + rect(px + 36, y, 5, h, dye, ' opacity=".8"'))
      .join(''),
  check: (x, y, w, h, dye) =>
    every(x, x + w, 104)
      .map((px) => rect(px, y, 7, h, dye) + rect(px + 16, y, 3, h, dye))
      .join('') +
    every(y, y + h, 104)
      .map((py) => rect(x, py, w, 7, dye) + rect(x, py + 16, w, 3, dye))
      .join(''),
  plain: (x, y, w, h, dye) =>
    dots(around(x, y, w, h), { cell: 12, opacity: 0.1 }) +
    rect(x + 34, y, 10, h, mix(dye, PAPER, 0.6)) +
    rect(x, y + 34, w, 10, mix(dye, PAPER, 0.6)) +
    rect(x + w - 44, y, 10, h, mix(dye, PAPER, 0.6)),
  dots: (x, y, w, h) => dots(around(x, y, w, h), { cell: 44, radius: 8, ink: PAPER, opacity: 0.9 }),
};

/** The cloth, rotated around x, y. */
export const clothAt = (
  kind: Cloth,
  x: number,
  y: number,
  turn: number,
  width: number,
  height: number,
  dye: string,
  id: string,
) => moved(x, y, turn, 1, cloth(kind, width, height, dye, id));
