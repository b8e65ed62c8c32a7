import { INKS } from '../../inks.ts';
import { at, blob, disc, line, oval, shade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { roundBoard } from './kit/vessels.ts';

/** Browned spots on the dough or cheese. */
const blisters = (seed: string, count: number, r: number, x = 0, y = 0) =>
  each(spread(count, r, seed, { x, y }), (i) =>
    shape(i % 2 ? INKS.crust : INKS.caramel, blob(7 + (i % 4) * 4, 9, 0.4, `${seed}${i}`)),
  );

const BOAT =
  'M-206,0C-176,-26 -120,-98 0,-98C120,-98 176,-26 206,0C176,26 120,98 0,98C-120,98 -176,26 -206,0Z';
const HOLD = 'M-138,0C-110,-30 -72,-58 0,-58C72,-58 110,-30 138,0C110,30 72,58 0,58C-72,58 -110,30 -138,0Z';

/**
 * The Adjarian one: a boat of bread with rolled sides and twisted ends, filled with cheese,
 * an egg and butter.
 */
const boat =
  slab(INKS.crust, INKS.crustD, BOAT, 13) +
  shade('db', 'M206,0C176,26 120,98 0,98C-90,98 -150,50 -180,24C-90,74 90,74 206,0Z') +
  line(
    INKS.crustD,
    6,
    'M-196,0L-150,0M-184,-14L-146,-8M-184,14L-146,8M196,0L150,0M184,-14L146,-8M184,14L146,8',
  ) +
  line(INKS.toast, 10, 'M-120,-58Q-70,-84 -10,-84M36,-82Q86,-78 120,-54') +
  shape(INKS.caramel, HOLD) +
  at(0, 2, 0, 0.94, shape(INKS.buttercream, HOLD)) +
  blisters('hold', 7, 40, -72, 0) +
  blisters('hold2', 6, 36, 82, 4) +
  shape(INKS.white, blob(48, 12, 0.16, 'white')) +
  disc(INKS.lemonDeep, 29, 2, 3) +
  disc(INKS.yolk, 28) +
  oval(INKS.buttercream, 10, 6, -10, -12, -30) +
  at(
    78,
    -12,
    -14,
    1,
    shape(INKS.lemonDeep, 'M-24,-10L24,-16L28,16L-20,24Z') +
      shape(INKS.buttercream, 'M-24,-16L22,-22L25,6L-21,14Z'),
  );

/** The Imeretian one: round and closed, with the cheese inside. */
const disk =
  `<circle cx="6" cy="11" r="124" fill="${INKS.ink}" opacity=".25"/>` +
  shape(INKS.crustD, blob(123, 16, 0.03, 'base')) +
  shape(INKS.toast, blob(117, 16, 0.03, 'base')) +
  shape(INKS.semolina, blob(98, 14, 0.06, 'top')) +
  blisters('imereti', 18, 98) +
  specks(INKS.buttercream, 6, spread(12, 84, 'butter')) +
  line(INKS.crustD, 4, 'M-116,-22L116,22M22,-116L-22,116');

export const khachapuriBoatAndRound: Dish = {
  shows:
    'Two cheese breads on a round board: one like a boat, filled with cheese, an egg and butter in it, and a round closed one cut in quarters',
  cutlery: 'knife',
  draw: () => roundBoard(at(34, -94, 0, 0.96, disk) + at(-2, 66, -12, 0.93, boat)),
};
