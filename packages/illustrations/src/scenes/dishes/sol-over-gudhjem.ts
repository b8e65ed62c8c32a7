import { INKS } from '../../inks.ts';
import { at, disc, line, oval, shade, shape } from '../../shapes.ts';
import { holes } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { onionRing, radishSlice } from './kit/garden.ts';
import { dashes, seedsOf, slab } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const rye =
  slab(
    INKS.cocoaDeep,
    INKS.ink,
    'M-132,-96Q-132,-108 -120,-108H118Q132,-108 132,-96V98Q132,108 120,108H-120Q-132,108 -132,98Z',
    12,
  ) +
  shape(
    INKS.crustD,
    'M-122,-90Q-122,-98 -114,-98H112Q122,-98 122,-90V92Q122,98 114,98H-114Q-122,98 -122,92Z',
  ) +
  holes(INKS.cocoa, 40, 128, 'rye') +
  shape(INKS.buttercream, 'M-110,-84C-60,-94 60,-92 110,-82L108,80C60,92 -60,90 -110,82Z') +
  seedsOf(INKS.semolina, 10, spread(11, 90, 'butter'));

/** Half a smoked herring, golden, without bones. */
const herring =
  shape(INKS.crustD, 'M-122,8C-100,-36 40,-42 124,-8L112,8L126,22C40,44 -100,44 -122,8Z') +
  shape(INKS.crust, 'M-116,4C-94,-32 40,-36 118,-8L106,6L118,18C40,34 -94,38 -116,4Z') +
  shape(INKS.yolk, 'M-104,0C-84,-24 36,-28 100,-8C60,2 -40,8 -104,0Z') +
  line(
    INKS.caramel,
    4,
    'M-104,4H104M-80,-16L-68,2M-50,-22L-38,2M-20,-25L-8,2M10,-25L22,2M40,-22L52,3M70,-16L80,4M-76,22L-64,6M-46,27L-34,6M-16,29L-4,6M14,28L26,6M44,25L56,6',
  ) +
  shade('dk', 'M-112,14Q0,30 112,12L118,18C40,34 -94,38 -112,14Z');

/** The "sun": a raw yolk in a ring of onion. */
const sun =
  `<circle r="43" fill="none" stroke="${INKS.shell}" stroke-width="12"/><circle r="50" fill="none" stroke="${INKS.wine}" stroke-width="5"/><circle r="36" fill="none" stroke="${INKS.mauve}" stroke-width="3"/>` +
  disc(INKS.lemonDeep, 33, 2, 4) +
  disc(INKS.yolk, 32) +
  oval(INKS.buttercream, 11, 6, -11, -13, -30);

export const solOverGudhjem: Dish = {
  shows:
    'A slice of dark buttered rye bread with golden smoked herring, slices of radish and chives, a raw egg yolk in an onion ring on top, on a plate',
  cutlery: 'knife',
  draw: (input) =>
    plate(
      input,
      at(
        0,
        0,
        -6,
        1.06,
        rye +
          at(-2, -56, -4, 0.94, herring) +
          at(4, 58, 176, 0.94, herring) +
          each(
            [
              [-102, -6, 0],
              [-82, 22, 0],
              [96, 0, 0],
              [78, -24, 0],
              [94, 92, 0],
              [-96, -98, 0],
            ],
            radishSlice(26),
          ) +
          dashes(INKS.leaf, 5, 24, spread(26, 116, 'chives')) +
          at(2, 0, 0, 1, sun),
      ) + each([[-128, 92, 0]], onionRing(20)),
    ),
};
