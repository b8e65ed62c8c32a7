import { INKS } from '../../inks.ts';
import { at, line, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dashes, pool, specks } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, loosely, row, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const BEAN = 'M-66,8C-30,-10 20,-14 66,4';
const bean = (i: number) =>
  line(INKS.leafD, 14, BEAN) +
  line(i % 2 ? INKS.lime : INKS.leaf, 10, BEAN) +
  line(INKS.sprout, 2.4, 'M-50,-1C-30,-8 0,-11 30,-8');

/** Half heights of the slices of one thigh, from its narrow end. */
const SLICES = [20, 34, 46, 50, 46, 32];
const around = (half: number, w: number) =>
  `M${-w},${-half * 0.7}C${-w * 0.3},${-half * 1.12} ${w * 0.6},${-half * 1.06} ${w},${-half * 0.62}C${w * 1.3},${-half * 0.1} ${w * 1.2},${half * 0.5} ${w * 0.8},${half * 0.86}C${w * 0.3},${half * 1.1} ${-w * 0.6},${half * 1.04} ${-w},${half * 0.74}C${-w * 1.3},${half * 0.3} ${-w * 1.3},${-half * 0.3} ${-w},${-half * 0.7}Z`;
/**
 * A seared thigh along the x axis, sliced across: brown skin with dark marks, a pale cut face at the right.
 */
const slicedChicken = SLICES.map((half, i) => {
  const top = around(half, 26);
  const inner = `M8,${-half * 0.84}C24,${-half * 0.76} 29,${-half * 0.4} 29,0C29,${half * 0.5} 22,${half * 0.8} 8,${half * 0.86}C16,${half * 0.5} 17,${-half * 0.5} 8,${-half * 0.84}Z`;
  return at(
    36 * (i - 2.5),
    (i % 2) * 5 - 2,
    8 - i * 2,
    1,
    at(3, 7, 0, 1, shape(INKS.cocoa, top)) +
      shape(INKS.crust, top) +
      shape(
        INKS.caramel,
        `M-28,${half * 0.1}C-10,${half * 0.5} 4,${half * 0.56} 10,${half * 0.5}L6,${half}C-10,${half * 1.06} -20,${half} -26,${half * 0.74}Z`,
      ) +
      line(INKS.cocoa, 6, `M-26,${-half * 0.16}L4,${-half * 0.62}M-26,${half * 0.46}L10,${-half * 0.1}`) +
      shape(INKS.pith, inner) +
      line(
        INKS.toast,
        2.4,
        `M19,${-half * 0.36}L26,${-half * 0.4}M19,${half * 0.06}L27,0M18,${half * 0.44}L25,${half * 0.4}`,
      ),
  );
})
  .reverse()
  .join('');

/**
 * A stalk of lemongrass along the x axis, 300 long: pale thick foot at the left, green blades at the right.
 */
const lemongrass =
  shape(INKS.leaf, 'M40,-12L170,-22L150,-8L190,0L148,8L168,20L40,12Z') +
  shape(INKS.sprout, 'M-138,-16C-120,-24 -90,-22 -50,-16L110,-8V8L-50,14C-90,22 -120,22 -138,16Z') +
  shape(INKS.pith, 'M-138,-16C-120,-24 -90,-22 -50,-16L20,-12C-30,-4 -80,2 -138,4Z') +
  line(INKS.lime, 3, 'M-110,12C-60,4 0,2 120,2M-60,-14C0,-8 60,-6 130,-4') +
  shape(INKS.mauve, 'M-138,-16C-130,-20 -122,-21 -114,-20C-118,-8 -118,10 -114,19C-122,20 -130,20 -138,16Z') +
  shape(INKS.crumb, 'M-138,-16C-146,-8 -146,8 -138,16C-132,8 -132,-8 -138,-16Z');

const PEPPER = 'M-36,8C-20,-18 20,-18 36,8C20,0 -20,0 -36,8Z';

export const chickenYellowKroeung: Dish = {
  shows:
    'A plate of sliced chicken with a charred brown edge in yellow lemongrass paste, long green beans, red pepper strips, basil leaves and peanuts, two stalks of lemongrass on the rim',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.yolk, INKS.lemonDeep, 148, 'kroeung') +
        curls(INKS.lemonDeep, 4, 16, spread(50, 134, 'paste')) +
        curls(INKS.buttercream, 3, 12, spread(40, 134, 'pounded')) +
        each(loosely(row(6, [-10, -128], [30, -84], -12), 16, 'beans'), bean) +
        each(loosely(row(5, [60, 70], [96, -10], 70), 18, 'more'), bean) +
        each(loosely(row(4, [-104, 46], [-60, 100], 30), 18, 'left'), bean) +
        at(-26, -34, -16, 1, slicedChicken) +
        at(18, 58, -8, 1, slicedChicken) +
        shape(
          INKS.tomato,
          stamp(PEPPER, [
            [-112, -70, -50],
            [112, -62, 60],
            [-84, 34, 20],
            [108, 92, -40],
            [10, -118, 10],
          ]),
        ) +
        each(spread(15, 132, 'nuts', { inner: 84 }), peanut(17)) +
        specks(INKS.crumb, 4, spread(18, 100, 'crushed')) +
        dashes(INKS.leafD, 3, 20, spread(14, 96, 'makrut')) +
        placed({ name: 'basil', x: 98, y: -6, size: 92, rotation: 24 }) +
        at(16, 144, -10, 0.92, lemongrass) +
        at(40, 166, -2, 0.92, lemongrass),
    ),
};
