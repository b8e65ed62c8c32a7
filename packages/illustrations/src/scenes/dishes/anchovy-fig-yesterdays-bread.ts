import { INKS } from '../../inks.ts';
import { at, beads, line, shape } from '../../shapes.ts';
import { slice } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, leaves, slab, specks } from './kit/marks.ts';
import { each, ring, row, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** Half a ripe fig, cut side up: purple skin, pale pith, red flesh with seeds around a hollow. */
const fig =
  slab(
    INKS.plum,
    INKS.night,
    'M-46,4C-48,-30 -18,-44 8,-36C26,-30 38,-12 60,-8L62,4C40,8 28,30 8,38C-20,46 -44,32 -46,4Z',
    5,
  ) +
  shape(INKS.pith, 'M-40,3C-40,-25 -16,-37 6,-30C22,-24 34,-9 50,-3C34,6 24,25 6,32C-16,38 -40,28 -40,3Z') +
  shape(
    INKS.raspberry,
    'M-31,2C-30,-19 -12,-27 4,-22C17,-17 22,-8 34,-2C22,5 17,18 4,23C-12,28 -31,22 -31,2Z',
  ) +
  shape(INKS.wine, 'M-14,1C-10,-7 4,-8 16,-1C6,7 -8,8 -14,1Z') +
  dashes(
    INKS.rose,
    3,
    9,
    ring(11, 17, 0, -3).map(([x, y, turn = 0]) => [x, y, turn + 90]),
  ) +
  beads(
    INKS.butter,
    ring(13, 21, 14, -3).map(([x, y]) => [x, y, 1.9]),
  );

/** An anchovy fillet with its tail: brown flesh above, silver skin below. */
const anchovy =
  slab(
    INKS.crustD,
    INKS.cocoaDeep,
    'M-88,4C-60,-18 -10,-16 30,-8C50,-4 62,-6 74,-7L98,-20L90,-5L100,8L74,-2C60,6 44,12 24,14C-20,18 -62,20 -88,4Z',
    4,
  ) +
  shape(INKS.silver, 'M-86,4C-50,0 0,4 74,-5L94,-16L88,-5L96,5L74,-2C60,6 44,12 24,14C-20,18 -62,18 -86,4Z') +
  line(INKS.mist, 2.4, 'M-62,9Q0,12 56,1M-52,13l6,-3M-36,15l6,-3M-20,15l6,-3M-4,14l6,-3M12,12l6,-3') +
  line(INKS.rose, 2.4, 'M-66,-3Q-20,-10 30,-3');

/** A slice of toast with a fig and anchovies across it. */
const piece = (seed: string) =>
  slice(INKS.toast, INKS.crustD, seed) +
  dashes(INKS.crust, 6, 40, row(4, [-62, 44], [58, -58], 52)) +
  each(
    [
      [-44, -26, -20],
      [44, 22, 24],
    ],
    fig,
  ) +
  each(
    [
      [12, -34, 30],
      [-16, 36, 22],
    ],
    anchovy,
  ) +
  leaves(INKS.leaf, 12, spread(8, 60, `${seed}thyme`)) +
  specks(INKS.ink, 1.8, spread(15, 66, `${seed}pepper`));

export const anchovyFigYesterdaysBread: Dish = {
  shows:
    'Two slices of toasted bread on a plate, purple halves of ripe fig pressed on them and silver-sided anchovy fillets laid across',
  cutlery: 'knife',
  draw: (input) => plate(input, at(-22, -74, -14, 1.12, piece('one')) + at(22, 80, 8, 1.12, piece('two'))),
};
