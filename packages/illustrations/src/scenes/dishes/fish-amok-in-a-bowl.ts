import { INKS } from '../../inks.ts';
import { at, blob, line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dashes, specks } from './kit/marks.ts';
import { each, ring, row, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

const CUP =
  'M-118,-118C-60,-146 60,-146 118,-118C146,-60 146,60 118,118C60,146 -60,146 -118,118C-146,60 -146,-60 -118,-118Z';
const cup = (ink: (typeof INKS)[keyof typeof INKS], scale: number) => at(0, 0, 0, scale, shape(ink, CUP));
const CORNERS = [45, 135, 225, 315].map((turn) => [0, 0, turn] as const);

/** A corner of the banana leaf, folded up over the rim along the x axis and held by a bamboo pin. */
const corner =
  shape(INKS.leafD, 'M92,-84C140,-66 190,-34 226,0C190,34 140,66 92,84Z') +
  shape(INKS.lime, 'M92,-74C138,-58 184,-30 216,-2L92,0Z') +
  shape(INKS.leaf, 'M92,74C138,58 184,30 216,2L92,0Z') +
  line(INKS.leafD, 2.6, 'M112,-52L184,-16M112,-28L176,-8M112,28L176,8M112,52L184,16') +
  line(INKS.crustD, 8, 'M172,-30L180,34') +
  line(INKS.toast, 5, 'M172,-30L180,34');

const LAYER = 'M-34,-22L-6,-33L22,-28C32,-10 30,12 20,27L-8,33L-32,24C-22,8 -24,-8 -34,-22Z';
const GRAIN = 'M-14,-22C-4,-8 -4,10 -12,24M4,-24C14,-8 13,10 5,24';
/** A piece of steamed white fish that comes apart in three layers. */
const flaked = (i: number) => {
  const layers = [
    [34, 5, 16 - i * 3, 0.8],
    [6, -2 + i, 2, 1],
    [-26, 3, -12 + i * 5, 0.94],
  ] as const;
  return (
    at(3, 9, 0, 1, shape(INKS.carrotDeep, stamp(LAYER, layers))) +
    layers
      .map(
        (place) =>
          at(2, 4, 0, 1, shape(INKS.silver, stamp(LAYER, [place]))) +
          shape(INKS.white, stamp(LAYER, [place])) +
          line(INKS.toast, 2.6, stamp(GRAIN, [place])),
      )
      .join('')
  );
};

/** A crumb of the same fish. */
const crumb =
  at(1, 3, 0, 0.36, shape(INKS.carrotDeep, LAYER)) +
  at(0, 0, 0, 0.34, shape(INKS.white, LAYER) + line(INKS.toast, 4, GRAIN));

/** A whole small river fish, 230 long, its head at the left. */
const fish =
  shape(
    INKS.ink,
    'M-108,10C-80,-36 -10,-50 52,-10L104,-36C96,-8 96,20 110,50L52,22C0,56 -80,50 -108,10Z',
    0.24,
  ) +
  shape(INKS.mist, 'M-40,-34C-20,-62 30,-56 44,-22ZM-20,34C-8,54 14,54 22,34Z') +
  shape(
    INKS.silver,
    'M-112,2C-84,-44 -14,-56 48,-16L104,-44C94,-14 94,12 108,42L48,14C-4,48 -84,42 -112,2Z',
  ) +
  shape(INKS.mist, 'M-112,2C-84,-44 -14,-56 48,-16L104,-44C98,-28 96,-14 95,-2L48,-4C0,-26 -60,-26 -112,2Z') +
  line(INKS.steel, 3.4, 'M-66,-32C-50,-14 -50,12 -66,32M62,-8L94,-28M62,0H92M62,8L96,28') +
  line(
    INKS.steel,
    2.4,
    stamp('M-6,-8C4,-4 4,4 -6,8', [
      ...row(5, [-34, -12], [32, -10]),
      ...row(5, [-26, 4], [40, 2]),
      ...row(4, [-34, 18], [18, 16]),
    ]),
  ) +
  line(INKS.steel, 3, 'M-112,3C-104,8 -96,10 -88,9') +
  specks(INKS.white, 8, [[-82, -8]]) +
  specks(INKS.ink, 4.6, [[-82, -8]]);

/** Fish custard in a cup of banana leaf, in its bowl. */
export const fishAmokInABowl: Dish = {
  shows:
    'A bowl with a cup of banana leaf full of orange-yellow custard, flakes of white fish in it, coconut cream, red chilli and lime leaf on top, a small fish on the rim',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.pith,
      each(CORNERS, corner) +
        cup(INKS.leafD, 1.04) +
        cup(INKS.leaf, 0.99) +
        cup(INKS.leafD, 0.9) +
        cup(INKS.yolk, 0.87) +
        curls(INKS.carrot, 6, 30, spread(30, 112, 'custard')) +
        curls(INKS.butter, 5, 26, spread(26, 112, 'light')) +
        each(spread(12, 104, 'crumbs', { inner: 52 }), crumb) +
        each(
          [
            [-58, -66, -24, 1.02],
            [74, -62, 40, 0.7],
            [76, 64, -28, 0.94],
            [-74, 62, 64, 0.74],
          ],
          flaked,
        ) +
        curls(INKS.yolk, 8, 34, [
          [-72, -34, -20],
          [88, -30, 30],
          [58, 92, 150],
          [-60, 92, 20],
        ]) +
        shape(INKS.white, blob(42, 10, 0.5, 'cream')) +
        line(INKS.white, 10, 'M-30,14C-44,22 -44,14 -54,2M26,-14C40,-26 44,-18 56,-28') +
        specks(INKS.carrot, 3, ring(9, 104, 12)) +
        dashes(INKS.leafD, 3.6, 30, spread(13, 34, 'makrut')) +
        curls(INKS.tomato, 7, 38, [
          [-16, 4, 20],
          [16, -12, -50],
          [18, 20, 10],
          [-4, -26, 90],
          [-8, 28, -20],
        ]) +
        at(96, 146, -24, 0.9, fish),
    ),
};
