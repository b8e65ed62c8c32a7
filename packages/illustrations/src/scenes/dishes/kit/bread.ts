import { INKS, type Ink } from '../../../inks.ts';
import { at, blob, line, shape, stamp } from '../../../shapes.ts';
import { slab, specks } from './marks.ts';
import { spread } from './places.ts';

/** Cut bread: crust, crumb and holes. */

/** A slice of sourdough, about 200 wide and 150 high, cut side up. */
export const slice = (crumb: Ink = INKS.toast, crust: Ink = INKS.crustD, seed = 'slice') => {
  const d =
    'M-100,30C-112,-20 -84,-72 -30,-78C20,-84 82,-80 98,-30C108,10 98,60 70,70C20,78 -50,80 -78,68C-92,60 -97,46 -100,30Z';
  const inner =
    'M-90,28C-100,-16 -76,-62 -28,-68C18,-74 74,-70 88,-26C97,8 88,52 64,60C20,68 -46,70 -70,59C-82,52 -87,42 -90,28Z';
  return slab(crust, INKS.cocoa, d, 8) + shape(crumb, inner) + holes(INKS.crumb, 12, 56, seed);
};

/** The holes of an open crumb on a circle of radius `r`. */
export const holes = (ink: Ink, count: number, r: number, seed: string) =>
  shape(ink, stamp('M-8,0C-7,-6 6,-7 9,-1C8,6 -6,7 -8,0Z', spread(count, r, seed)));

/** A round loaf from above, with flour on it. */
export const roundLoaf = (r: number, crust: Ink, under: Ink, seed: string) =>
  slab(crust, under, blob(r, 16, 0.05, seed), 12) +
  specks(INKS.dough, 2.6, spread(Math.round(r / 2), r * 0.86, `${seed}flour`));

/**
 * A piece of flatbread, about `r` to each side: baked edge above, pale torn edge below,
 * brown bubbles on top.
 */
export const flatbread = (r: number) => {
  const edge = 'M-96,8C-104,-52 -46,-92 14,-88C66,-86 106,-44 98,10';
  const torn =
    'C90,36 76,22 66,34C58,48 50,36 38,44C28,60 18,56 6,50C-8,44 -14,62 -30,56C-42,50 -44,34 -58,40C-70,44 -78,26 -92,26Z';
  const top =
    'C84,18 74,6 62,16C52,30 44,20 34,26C24,42 12,38 2,32C-10,28 -18,42 -32,36C-42,30 -46,16 -58,20C-70,22 -76,8 -88,8Z';
  const bubbles = [
    [-58, -30, 20, 0.8],
    [-18, -58, 60, 0.6],
    [26, -44, -10],
    [-16, -12, 140],
    [60, -10, 0, 0.7],
    [64, -50, 40, 0.5],
    [18, 2, 90, 0.5],
    [-66, 0, 0, 0.4],
  ] as const;
  return at(
    0,
    0,
    0,
    r / 100,
    slab(INKS.pith, INKS.crust, edge + torn, 7) +
      shape(INKS.toast, edge + top) +
      line(INKS.crust, 6, edge) +
      shape(
        INKS.semolina,
        stamp('M-21,2C-18,-16 -4,-12 6,-18C16,-14 24,-6 18,4C14,15 2,9 -6,15C-14,14 -22,10 -21,2Z', bubbles),
      ) +
      shape(INKS.crust, stamp('M-12,0C-10,-10 4,-6 10,-9C14,-2 10,6 2,4C-4,10 -12,8 -12,0Z', bubbles)),
  );
};
