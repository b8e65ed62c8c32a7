import { INKS, type Ink } from '../../../inks.ts';
import { at, blob, line, shape } from '../../../shapes.ts';
import { belly, dice, slab, specks, swirl } from './marks.ts';
import { each, spread } from './places.ts';

/** Soft patches of one ink. */
const patches = (ink: Ink, count: number, size: number, r: number, seed: string) =>
  each(spread(count, r, seed), (i) => shape(ink, blob(size, 8, 0.5, `${seed}${i}`)));

/**
 * A soft heap of aubergine cooked down with tomato, of radius `r`: smooth patches that run into each other,
 * the turn of a spoon, small soft pieces of tomato and of black skin.
 */
export const mash = (r: number, seed: string) =>
  slab(INKS.brick, INKS.cocoa, blob(r, 18, 0.14, seed), 9) +
  patches(INKS.carrotDeep, 12, r * 0.26, r * 0.66, `${seed}a`) +
  patches(INKS.brick, 9, r * 0.17, r * 0.72, `${seed}b`) +
  patches(INKS.caramel, 9, r * 0.13, r * 0.66, `${seed}c`) +
  swirl(INKS.brick, r * 0.12, r * 0.84, 2.2) +
  at(-2, -5, 0, 1, swirl(INKS.carrotDeep, r * 0.04, r * 0.84, 2.2)) +
  dice(INKS.tomato, r * 0.12, spread(20, r * 0.86, `${seed}tomato`)) +
  dice(INKS.rose, r * 0.04, spread(12, r * 0.82, `${seed}light`)) +
  dice(INKS.aubergine, r * 0.085, spread(18, r * 0.86, `${seed}skin`)) +
  belly(r * 0.97, 'dk', 0.4) +
  line(INKS.apricot, 6, `M${-r * 0.7},${-r * 0.44}Q${-r * 0.5},${-r * 0.72} ${-r * 0.16},${-r * 0.8}`) +
  specks(INKS.butter, 2, spread(36, r * 0.88, `${seed}seeds`));
