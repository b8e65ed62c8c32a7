import { INKS } from '../../inks.ts';
import { line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { cucumberSlice, radishSlice, tomatoWedge } from './kit/garden.ts';
import { herbs, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

const COS = 'M-70,0C-56,-34 -10,-44 30,-36C54,-30 70,-14 72,2C66,24 30,40 -6,36C-40,34 -62,22 -70,0Z';
/** A piece of crisp fried flatbread. */
const shard = (i: number) =>
  slab(
    i % 2 ? INKS.toast : INKS.crumb,
    INKS.caramel,
    i % 3 ? 'M-40,24L-18,-34L42,-10Z' : 'M-38,-26L40,-20L26,28L-20,30Z',
    7,
  ) +
  specks(INKS.caramel, 3.6, [
    [-10, -8],
    [6, -4],
    [-4, 10],
    [14, -10],
  ]);

export const fattoushPomegranate: Dish = {
  shows:
    'A bowl of salad with shards of crisp flatbread among lettuce, radish and cucumber slices and tomato, pomegranate seeds over it',
  cutlery: 'fork',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.leaf,
      shape(INKS.lime, stamp(COS, spread(17, 146, 'cos'))) +
        line(INKS.sprout, 6, stamp('M-54,0Q0,-6 50,0', spread(17, 146, 'cos'))) +
        shape(
          INKS.leaf,
          stamp(
            COS,
            spread(7, 100, 'cos2').map(([x, y, t]) => [x, y, t, 0.7]),
          ),
        ) +
        each(spread(11, 146, 'cucumber'), cucumberSlice(29)) +
        each(spread(8, 130, 'tomato', { inner: 30 }), tomatoWedge(38)) +
        each(spread(15, 138, 'bread'), shard) +
        each(spread(11, 134, 'radish'), radishSlice(25)) +
        herbs(INKS.leafD, 13, spread(17, 126, 'mint')) +
        specks(
          INKS.wine,
          7.4,
          spread(30, 130, 'seeds').map(([x, y]) => [x + 1, y + 2]),
        ) +
        specks(INKS.raspberry, 6.6, spread(30, 130, 'seeds')),
    ),
};
