import { INKS } from '../../inks.ts';
import type { Chance } from '../chance.ts';
import { moved, rect } from '../grounds.ts';
import { type Book, cover } from './cover.ts';

const CASE = '#2b2725';
const EDGE = '#5a534e';

/**
 * An e-book: the cover on the screen of an e-reader. The screen's top left corner is at x,
 * y before rotation.
 */
export const reader = (
  book: Book,
  x: number,
  y: number,
  scale: number,
  rotation: number,
  ids: Chance,
): string =>
  moved(
    x,
    y,
    rotation,
    scale,
    slab(-20, -24, 340, 472, 20) +
      cover(book, ids) +
      `<path d="M0,0H120L0,210Z" fill="#fff" opacity=".1"/>` +
      rect(40, 421, 220, 5, EDGE) +
      rect(40, 421, 58, 5, INKS.pith),
  );

/**
 * The e-reader in landscape, for two pages side by side. Its screen is 1032 by 640; its top left corner is
 * at 84, 70.
 */
export const wideReader = () =>
  `${slab(40, 34, 1120, 716, 34)}<circle cx="1138" cy="390" r="8" fill="${EDGE}"/>`;

/** The dark body of an e-reader, with its hard shadow and a highlight on its upper edge. */
const slab = (x: number, y: number, width: number, height: number, radius: number) =>
  `<rect x="${x + 12}" y="${y + 18}" width="${width}" height="${height}" rx="${radius}" fill="${INKS.ink}" opacity=".24"/>` +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${EDGE}"/>` +
  `<rect x="${x + 1.5}" y="${y + 2.5}" width="${width - 3}" height="${height - 3}" rx="${radius - 1.5}" fill="${CASE}"/>`;
