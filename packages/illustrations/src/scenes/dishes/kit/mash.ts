import { INKS, type Ink } from '../../../inks.ts';
import { blob } from '../../../shapes.ts';
import { belly, curls, dashes, slab, specks } from './marks.ts';
import { loosely, ring, spread } from './places.ts';

/** The turns of a spoon: how far out, how many strokes, how long they are. */
const TURNS = [
  [0.86, 15, 46],
  [0.66, 12, 42],
  [0.45, 9, 36],
  [0.24, 5, 30],
] as const;

/**
 * A soft heap of aubergine cooked down with tomato, of radius `r`: coarse strokes of a spoon round the
 * middle, strands of flesh and shreds of charred skin, no lumps.
 */
export const mash = (r: number, seed: string) => {
  const strokes = (ink: Ink, width: number, start: number, share = 1) =>
    TURNS.map(([away, count, length]) =>
      curls(
        ink,
        width,
        length * share,
        loosely(ring(count, r * away, start + away * 90), 22, `${seed}${away}${start}`),
      ),
    ).join('');
  return (
    slab(INKS.brick, INKS.cocoa, blob(r, 22, 0.22, seed), 8) +
    strokes(INKS.crustD, 15, 0) +
    strokes(INKS.carrotDeep, 12, 9) +
    strokes(INKS.caramel, 9, 15, 0.8) +
    strokes(INKS.crust, 3.4, 20, 0.62) +
    curls(INKS.tomato, 5, 16, spread(22, r * 0.88, `${seed}tomato`)) +
    dashes(INKS.aubergine, 5, 15, spread(13, r * 0.84, `${seed}skin`)) +
    belly(r * 0.97, 'dk', 0.4) +
    specks(INKS.butter, 1.9, spread(30, r * 0.88, `${seed}seeds`))
  );
};
