import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, onionRing, tomatoDisc } from './kit/garden.ts';
import { curls, slab, specks } from './kit/marks.ts';
import { each, row, spread } from './kit/places.ts';
import { board } from './kit/vessels.ts';

/** A ribbon of thin beef that lies flat, with charred edges and spice rub. */
const fold = (i: number) =>
  slab(
    i % 2 ? INKS.brick : INKS.caramel,
    INKS.cocoaDeep,
    'M-58,-20C-36,-28 -14,-20 8,-26C28,-30 46,-24 58,-18C62,-4 60,10 54,22C34,28 12,20 -10,27C-32,30 -48,26 -59,20C-62,6 -62,-8 -58,-20Z',
    4,
  ) +
  line(INKS.cocoa, 6, 'M-44,-12Q-34,2 -40,16M-10,-14Q0,2 -6,18M24,-16Q34,0 28,16') +
  specks(
    INKS.yolk,
    2.6,
    spread(16, 50, `rub${i}`).filter(([, y]) => Math.abs(y) < 20),
  );
/** A long stick with ribbons of meat and bare ends. */
const skewer = (turn: number) =>
  line(INKS.cocoa, 12, 'M-232,4H216') +
  line(INKS.crumb, 8, 'M-232,0H218') +
  each(row(3, [-122, 0], [118, 0]), (i) => fold(i + turn));

export const suyaSkewersRawOnion: Dish = {
  shows:
    'Three wooden skewers of thin charred beef dusted with peanut and chilli on a board with newspaper, with rings of raw red onion, tomato slices, cabbage and lemon',
  cutlery: 'fork',
  draw: () =>
    board(
      `<g transform="rotate(-8)">${
        shape(INKS.bone, 'M-206,-150L190,-160L204,96L-196,110Z') +
        line(INKS.blade, 3, 'M-180,-130L170,-138M-180,-112L170,-120M-180,84L60,80') +
        each(
          [
            [8, -116, -3],
            [-2, -28, 3],
            [10, 60, -2],
          ],
          (i) => skewer(i),
        ) +
        each(
          [
            [-142, 136, 0],
            [-86, 148, 0],
            [-112, 104, 0],
            [150, -82, 0],
          ],
          onionRing(31),
        ) +
        each(
          [
            [96, 144, 0],
            [150, 126, 30],
            [188, 20, 0],
          ],
          tomatoDisc(36),
        ) +
        curls(INKS.sprout, 7, 40, spread(20, 40, 'cab', { x: 4, y: 150 })) +
        curls(INKS.lime, 4, 36, spread(14, 38, 'cab2', { x: 4, y: 150 })) +
        specks(
          INKS.carrotDeep,
          3,
          spread(90, 190, 'yaji').filter(([, y]) => Math.abs(y) < 150),
        ) +
        at(200, 88, -40, 0.9, citrusWedge())
      }</g>`,
    ),
};
