import { INKS, type Ink } from '../../../inks.ts';
import { blob, line, shape, stamp } from '../../../shapes.ts';
import { slab, specks } from './marks.ts';
import { spread } from './places.ts';

/** Bread as it is cut: crust, crumb and the holes in it. */

/** A slice of sourdough about 200 wide and 150 high, cut side up. */
export const slice = (crumb: Ink = INKS.toast, crust: Ink = INKS.crustD, seed = 'slice') => {
  const d =
    'M-100,30C-112,-20 -84,-72 -30,-78C20,-84 82,-80 98,-30C108,10 98,60 70,70C20,78 -50,80 -78,68C-92,60 -97,46 -100,30Z';
  const inner =
    'M-90,28C-100,-16 -76,-62 -28,-68C18,-74 74,-70 88,-26C97,8 88,52 64,60C20,68 -46,70 -70,59C-82,52 -87,42 -90,28Z';
  return slab(crust, INKS.cocoa, d, 8) + shape(crumb, inner) + holes(INKS.crumb, 12, 56, seed);
};

/** The holes of an open crumb over a round of radius `r`. */
export const holes = (ink: Ink, count: number, r: number, seed: string) =>
  shape(ink, stamp('M-8,0C-7,-6 6,-7 9,-1C8,6 -6,7 -8,0Z', spread(count, r, seed)));

/** A round loaf from above, flour on it. */
export const roundLoaf = (r: number, crust: Ink, under: Ink, seed: string) =>
  slab(crust, under, blob(r, 16, 0.05, seed), 12) +
  specks(INKS.dough, 2.6, spread(Math.round(r / 2), r * 0.86, `${seed}flour`));

/** A torn or cut piece of flatbread: a quarter of a round of radius `r`, its point at 0,0. */
export const flatQuarter = (r: number) => {
  const d = `M0,0L${r},${-r * 0.12}Q${r * 0.9},${r * 0.5} ${r * 0.3},${r * 0.94}Z`;
  return (
    slab(INKS.dough, INKS.toast, d, 5) +
    specks(INKS.crust, 5, [
      [r * 0.5, r * 0.1],
      [r * 0.7, r * 0.3],
      [r * 0.36, r * 0.5],
      [r * 0.3, r * 0.2],
    ]) +
    line(INKS.toast, 3, `M${r * 0.86},${r * 0.1}Q${r * 0.74},${r * 0.46} ${r * 0.4},${r * 0.74}`)
  );
};
