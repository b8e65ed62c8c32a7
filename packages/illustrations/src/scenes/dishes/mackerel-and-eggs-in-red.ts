import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { greenery } from './kit/garden.ts';
import { curls, specks, swirl } from './kit/marks.ts';
import { friedEgg } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

const FILLET = 'M-92,6C-70,-30 20,-36 92,-8L78,4L94,18C30,34 -70,36 -92,6Z';
/** A mackerel fillet with its tail, skin up: blue-green back with wavy stripes, silver belly. */
const fillet =
  shape(INKS.ink, 'M-92,14C-70,-20 20,-26 94,4L94,26C30,44 -70,46 -92,14Z', 0.25) +
  shape(INKS.skyD, 'M76,-6L124,-36Q112,0 128,34L78,12Z') +
  line(INKS.night, 3, 'M88,0L114,-18M88,5L114,20') +
  shape(INKS.silver, FILLET) +
  shape(INKS.skyD, 'M-90,2C-70,-30 20,-36 92,-8L80,0C30,-2 -40,2 -90,2Z') +
  line(
    INKS.night,
    4,
    'M-66,-14Q-60,-8 -64,0M-46,-20Q-38,-12 -44,0M-24,-24Q-16,-14 -22,-1M-2,-25Q6,-14 0,-2M20,-22Q28,-12 22,-3M42,-18Q48,-10 44,-3M60,-12L60,-4',
  ) +
  shade('dk', 'M-86,12C-40,24 40,24 88,14L92,18C30,34 -70,36 -86,12Z') +
  line(INKS.white, 3, 'M-70,8Q0,12 70,6');

export const mackerelAndEggsInRed: Dish = {
  shows:
    'A pan of red tomato sauce with four eggs set in it and fillets of striped mackerel between them, parsley over',
  cutlery: 'fork',
  draw: () =>
    fryingPan(
      INKS.tomatoDeep,
      swirl(INKS.tomato, 22, 150, 2.6) +
        curls(INKS.flesh, 5, 36, spread(26, 150, 'onion')) +
        specks(INKS.carrot, 4.6, spread(36, 152, 'oil')) +
        at(-76, -82, 0, 1, friedEgg(54, INKS.flesh, 'm1')) +
        at(84, -70, 0, 1, friedEgg(54, INKS.flesh, 'm2')) +
        at(74, 88, 0, 1, friedEgg(54, INKS.flesh, 'm3')) +
        at(-84, 76, 0, 1, friedEgg(54, INKS.flesh, 'm4')) +
        each(
          [
            [6, -18, -24],
            [-2, 36, 158],
            [-2, 124, 12],
            [2, -118, 194],
          ],
          fillet,
        ) +
        greenery(15, 140, 'parsley', 13) +
        placed({ name: 'bay', x: 118, y: 10, size: 92, rotation: 100 }),
      214,
    ),
};
