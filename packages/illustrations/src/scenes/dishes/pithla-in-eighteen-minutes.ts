import { INKS } from '../../inks.ts';
import { at, blob, disc, line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, greenery } from './kit/garden.ts';
import { curls, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A hand-shaped millet bread: cracked at the edge, with brown blisters. */
const bhakri =
  slab(INKS.toast, INKS.crust, blob(118, 22, 0.09, 'bhakri'), 8) +
  shape(INKS.crumb, blob(102, 18, 0.12, 'bhakri-top')) +
  each(spread(15, 96, 'blister'), (i) =>
    shape(i % 3 ? INKS.caramel : INKS.crustD, blob(6 + (i % 4) * 3, 8, 0.5, `blister${i}`)),
  ) +
  line(INKS.crust, 3, 'M-104,-30L-86,-24M-70,84L-60,70M64,-92L56,-76M104,30L88,26M20,112L18,96');

/** A thick, matt lump with visible folds. */
const FOLDS =
  'M-104,-22C-96,-78 -26,-112 44,-92C2,-84 -58,-68 -104,-22ZM-84,58C-40,6 44,-6 104,36C50,26 -24,38 -84,58ZM-16,-14C10,-50 70,-62 110,-28C76,-36 28,-30 -16,-14ZM-36,104C-6,76 50,70 80,92C46,90 4,96 -36,104Z';
const pithla =
  slab(INKS.lemon, INKS.lemonDeep, blob(124, 13, 0.14, 'pithla'), 8) +
  at(4, 11, 0, 1, shape(INKS.lemonDeep, FOLDS)) +
  shape(INKS.buttercream, FOLDS) +
  specks(INKS.lemonDeep, 5, spread(22, 110, 'lumps'));

/** A wide, shallow steel bowl. */
const steelBowl = (inside: string) =>
  disc(INKS.ink, 146, 8, 11).replace('/>', ' opacity=".22"/>') +
  disc(INKS.steel, 146) +
  disc(INKS.silver, 140) +
  disc(INKS.blade, 130) +
  inside;

/** A quarter of raw red onion. */
const onion =
  shape(INKS.wine, 'M-40,22Q-34,-40 0,-44Q36,-38 40,22Q0,44 -40,22Z') +
  shape(INKS.shell, 'M-33,19Q-28,-32 0,-36Q28,-32 33,19Q0,36 -33,19Z') +
  line(INKS.mauve, 4, 'M-22,22Q-18,-18 0,-24Q18,-18 22,22M-10,26Q-8,0 0,-8Q8,0 10,26');

export const pithlaInEighteenMinutes: Dish = {
  shows:
    'A bowl of thick yellow gram-flour porridge with mustard seeds, golden garlic, rings of green chilli and coriander, a round flatbread and a piece of raw onion on the plate beside it',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(78, 74, 0, 1, bhakri) +
        at(-98, 126, -18, 1.05, onion) +
        at(
          -38,
          -34,
          0,
          0.96,
          steelBowl(
            pithla +
              shape(INKS.yolk, stamp(blob(11, 8, 0.4, 'oil'), spread(12, 104, 'oil')), 0.8) +
              curls(INKS.crust, 9, 22, spread(12, 86, 'garlic')) +
              curls(INKS.pith, 6, 20, spread(12, 86, 'garlic')) +
              specks(INKS.cocoaDeep, 4.6, spread(40, 98, 'mustard')) +
              each(spread(9, 92, 'chilli'), chilliRing(13, INKS.leaf)) +
              greenery(9, 84, 'coriander', 17),
          ),
        ),
    ),
};
