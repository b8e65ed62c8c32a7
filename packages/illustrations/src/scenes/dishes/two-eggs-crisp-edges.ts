import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { hoops, specks } from './kit/marks.ts';
import { friedEgg } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

/** A crisp brown edge with bubbles and holes. */
const crisp = (seed: string) =>
  shape(INKS.crustD, blob(104, 22, 0.3, seed)) +
  each(spread(26, 100, seed, { inner: 84 }), shape(INKS.crust, blob(8, 7, 0.5, 'lace'))) +
  at(0, 0, 0, 1, friedEgg(88, INKS.toast, `${seed}egg`)) +
  specks(INKS.toast, 3.4, spread(24, 90, `${seed}b`, { inner: 66 }));

export const twoEggsCrispEdges: Dish = {
  shows:
    'A black pan with two fried eggs whose edges are brown and lacy, dark soy sauce run over them and rings of spring onion',
  cutlery: 'chopsticks',
  draw: () =>
    fryingPan(
      '#3b3430',
      specks(INKS.yolk, 5, spread(26, 156, 'oil')) +
        at(-52, -46, 0, 1, crisp('left')) +
        at(62, 54, 0, 1, crisp('right')) +
        line(
          INKS.cocoaDeep,
          8,
          'M-122,-34Q-96,2 -78,-4T-34,14M-14,-116Q10,-96 16,-70M98,-16Q126,0 130,30M4,92Q20,120 50,124',
        ) +
        shape(INKS.cocoaDeep, 'M-14,20C6,6 20,18 14,34C0,46 -22,40 -14,20Z') +
        hoops(INKS.lime, 9, 6, spread(24, 128, 'onion')) +
        hoops(INKS.leaf, 7, 5, spread(14, 120, 'onion2')),
      142,
    ),
};
