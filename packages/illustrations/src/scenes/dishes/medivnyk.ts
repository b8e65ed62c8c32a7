import { INKS, type Ink } from '../../inks.ts';
import { line, oval, shade } from '../../shapes.ts';
import { cutCake, footShadow, standingPlate } from './kit/cut-cake.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { spread } from './kit/places.ts';

const LAYERS = 10;
/** Thin layers of honey cake, with soured cream on each of them. */
const bands = Array.from({ length: LAYERS }, (_, i): (readonly [Ink, number])[] => [
  [INKS.white, (i + 0.36) / LAYERS],
  [i % 2 ? INKS.caramel : INKS.crustD, (i + 1) / LAYERS],
]).flat();

const CAKE = {
  rx: 164,
  ry: 56,
  top: -96,
  foot: 90,
  crust: INKS.crust,
  side: INKS.toast,
  bands,
};

/** Cake crumbs on the top and the side. */
const crumbs = (ink: Ink, seed: string, y: number, r: number) => {
  const flat = spread(90, r, seed).map(([x, dy]) => [x, y + dy * 0.33] as const);
  return specks(ink, 3.4, flat);
};
const sideCrumbs = (ink: Ink, seed: string) =>
  specks(
    ink,
    3.6,
    spread(110, 158, seed, { y: 24 }).filter(([x, y]) => y > -70 && y < 88 + (1 - (x / 164) ** 2) * 46),
  );

export const medivnyk: Dish = {
  shows:
    'A round honey cake on a plate, coated in crumbs, a wedge cut from it that shows ten thin brown layers with white cream between them',
  cutlery: 'fork',
  isStanding: true,
  draw: ({ ink }) =>
    standingPlate(214, 78, 106, ink) +
    footShadow(172, 58, 98) +
    cutCake(CAKE, {
      onSide: sideCrumbs(INKS.crust, 'side') + sideCrumbs(INKS.caramel, 'dark'),
      onTop:
        oval(INKS.toast, 150, 48, -3, -99) +
        crumbs(INKS.crust, 'top', -99, 138) +
        crumbs(INKS.caramel, 'top2', -99, 130) +
        shade('db', 'M-60,-145A164,56 0 0 1 164,-96A164,56 0 0 0 -60,-145Z', 0.5),
      onFaces: line(INKS.crustD, 4, 'M0,-96V90'),
    }),
};
