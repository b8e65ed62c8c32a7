import { INKS } from '../../inks.ts';
import { type Book, COVER, cover } from '../book/cover.ts';
import type { Chance } from '../chance.ts';
import { boxPath, moved, rect } from '../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stroke, turns } from '../kitchen/cuts.ts';

const IRON = '#4a5357';
const STEEL = '#c9cdc6';
const SHEET = { left: -236, top: -196, width: 472, height: 540 };
const SCALE = 1.06;
const [WIDTH, HEIGHT] = [COVER.width * SCALE, COVER.height * SCALE];
const TOP = -138;

/** A cylinder of the press across the picture, with its light and its shadow. */
const cylinder = (y: number, height: number, fill: string) =>
  rect(-300, y, 600, height, fill) +
  rect(-300, y + height * 0.18, 600, height * 0.14, '#ffffff', ' opacity=".5"') +
  rect(-300, y + height * 0.66, 600, height * 0.34, INKS.ink, ' opacity=".3"');

const gear = (x: number, y: number, r: number) =>
  moved(x, y, 0, 1, turns(12, rect(-9, -r - 14, 18, 24, IRON))) +
  round(IRON, r, r, x, y) +
  hoop(STEEL, 8, r * 0.62, r * 0.62, x, y) +
  round(STEEL, 12, 12, x, y);

/** Where the cover will be cut, and two crosses that show whether the colours lie on each other. */
function marks(): string {
  const [x, y] = [WIDTH / 2, TOP + HEIGHT];
  const corners = [-1, 1].flatMap((side) =>
    [
      [TOP, -1],
      [y, 1],
    ].map(
      ([at = 0, down = 1]) =>
        `M${side * (x + 10)},${at}h${side * 34}M${side * x},${at + down * 10}v${down * 26}`,
    ),
  );
  const crosses = [-1, 1].map(
    (side) =>
      stroke(INKS.ink, 3, `M${side * 200 - 18},80h36M${side * 200},62v36`) +
      hoop(INKS.ink, 3, 10, 10, side * 200, 80),
  );
  return stroke(INKS.ink, 3, corners.join('')) + crosses.join('');
}

const COLOURS = ['#2a9fc4', '#c8387e', '#f0c52e', INKS.ink];

/** The strip along the sheet's lower edge by which a printer checks the inks. */
const strip = () =>
  Array.from({ length: 12 }, (_, i) =>
    rect(
      -150 + i * 25,
      TOP + HEIGHT + 22,
      25,
      22,
      COLOURS[i % 4] ?? INKS.ink,
      i < 4 ? '' : ` opacity="${i < 8 ? 0.6 : 0.3}"`,
    ),
  ).join('');

/**
 * A book that is being printed: a sheet with its cover comes from under the cylinders of a press, with
 * marks for cutting and a strip of inks, onto a pile of sheets. 780 wide, 760 tall.
 */
export function bookInPrint(book: Book, ids: Chance): string {
  const { left, top, width, height } = SHEET;
  const sheet = boxPath(left, top, width, height);
  const pile = Array.from(
    { length: 6 },
    (_, i) => `M${-262 + (i % 2) * 5},${346 + i * 8}H${262 - (i % 3) * 4}`,
  );
  return (
    cast('M-276,330H276V394H-276Z', 16, 18) +
    flat('#fbf1dc', 'M-270,338H270V394H-270Z') +
    stroke('#c9b88f', 3, pile.join('')) +
    cast(sheet, 14, 10) +
    flat('#fffaf0', sheet) +
    flat('#e6dcc4', boxPath(left, top, width, 26)) +
    marks() +
    moved(-WIDTH / 2, TOP, 0, SCALE, cover(book, ids)) +
    strip() +
    flat(IRON, 'M-390,-380H-286V-150H-390ZM286,-380H390V-150H286Z') +
    dusk('M340,-380H390V-150H340ZM-326,-380H-286V-150H-326Z', 0.5) +
    cylinder(-372, 62, STEEL) +
    cylinder(-306, 40, book.scheme.spine) +
    cylinder(-262, 86, '#8fa9ad') +
    gear(-338, -330, 34) +
    gear(-338, -216, 46) +
    gear(338, -330, 34) +
    gear(338, -216, 46) +
    dusk(ring(46, 338, -216), 0.3)
  );
}
