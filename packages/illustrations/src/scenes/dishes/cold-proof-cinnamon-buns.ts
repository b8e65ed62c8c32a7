import { INKS } from '../../inks.ts';
import { at, blob, line, roundShade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dice, slab, swirl } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A bun from above: rolled dough with a spiral of dark filling. */
const bun = (seed: string, start: number) =>
  slab(INKS.crust, INKS.crustD, blob(64, 13, 0.08, seed), 9) +
  shape(INKS.toast, blob(57, 13, 0.06, `${seed}t`)) +
  roundShade('db', 60) +
  swirl(INKS.cocoa, 11, 52, 2.6, start) +
  swirl(INKS.caramel, 4, 53, 2.6, start + 0.12) +
  line(INKS.crumb, 6, 'M-46,-26Q-36,-46 -14,-53') +
  dice(INKS.white, 8, spread(20, 54, `${seed}sugar`));

export const coldProofCinnamonBuns: Dish = {
  shows: 'Seven round cinnamon buns on a plate, a dark spiral of cinnamon in each, white pearl sugar on top',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      each(
        ring(6, 112, 12).map(([x, y]) => [x, y, 0]),
        (i) => bun(`bun${i}`, i * 1.1),
      ) + at(0, -4, 0, 1.06, bun('middle', 2)),
    ),
};
