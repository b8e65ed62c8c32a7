import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, onionRing, tomatoDisc } from './kit/garden.ts';
import { curls, slab, specks } from './kit/marks.ts';
import { each, row, spread } from './kit/places.ts';
import { board } from './kit/vessels.ts';

/** A fold of thin beef with charred edges and spice rub. */
const fold = (i: number) =>
  slab(
    i % 2 ? INKS.brick : INKS.caramel,
    INKS.cocoaDeep,
    'M-26,-34C-8,-44 14,-42 25,-32C32,-10 30,14 24,34C6,44 -14,42 -27,32C-32,10 -32,-14 -26,-34Z',
    6,
  ) +
  line(INKS.cocoa, 6, 'M-20,-22Q0,-30 18,-22M-22,0Q0,-8 20,0M-20,22Q0,14 18,22') +
  specks(INKS.yolk, 2.6, spread(9, 24, `rub${i}`));
/** A long stick with the folded meat and bare ends. */
const skewer = (turn: number) =>
  line(INKS.cocoa, 12, 'M-232,4H216') +
  line(INKS.crumb, 8, 'M-232,0H218') +
  each(row(5, [-124, 0], [112, 0]), (i) => fold(i + turn));

export const suyaSkewersRawOnion: Dish = {
  shows:
    'Three wooden skewers of thin charred beef dusted with peanut and chilli on a board, with rings of raw red onion, tomato slices, cabbage and lemon',
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
