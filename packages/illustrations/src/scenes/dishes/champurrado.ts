import { INKS } from '../../inks.ts';
import { at, beads, line, roundShade, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { specks, swirl } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const circle = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`;

/** The turned wooden whisk, which is rolled between the palms. */
const molinillo =
  line(INKS.crustD, 15, 'M0,0H150') +
  line(INKS.crust, 9, 'M0,-2H146') +
  line(INKS.cocoa, 4, 'M40,-9V9M52,-9V9M112,-9V9') +
  shape(INKS.crustD, 'M-66,-34Q-30,-44 6,-14V14Q-30,44 -66,34Q-78,0 -66,-34Z') +
  line(INKS.crumb, 5, 'M-58,-22L-8,-8M-62,-7L-8,-2M-62,8L-8,4M-58,23L-8,10');

export const champurrado: Dish = {
  shows:
    'A clay mug of thick frothy hot chocolate on a small plate, a cinnamon stick across it and a wooden chocolate whisk beside',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(
        0,
        0,
        -38,
        1,
        `<path d="M118,-34H176Q206,-34 206,0T176,34H118" fill="none" stroke="${INKS.brick}" stroke-width="24"/>`,
      ) +
        `<circle cx="9" cy="13" r="142" fill="${INKS.ink}" opacity=".22"/>` +
        circle(142, INKS.brick) +
        circle(133, '#c4623f') +
        each(ring(22, 137), shape(INKS.cream, 'M-7,4L0,-5L7,4Z')) +
        circle(123, '#7d2f1d') +
        circle(118, INKS.cocoa) +
        roundShade('dk', 118) +
        swirl(INKS.caramel, 13, 96, 2.3) +
        swirl(INKS.crust, 6, 84, 2.2, 0.5) +
        beads(
          INKS.toast,
          spread(22, 104, 'froth').map(([x, y, , s = 1], i) => [x, y, (i % 4) * 2 + 4 * s]),
        ) +
        beads(
          INKS.cocoa,
          spread(22, 104, 'froth').map(([x, y, , s = 1], i) => [x, y, (i % 4) * 1.2 + 1.6 * s]),
        ) +
        specks(INKS.crumb, 3, spread(30, 108, 'foam')) +
        placed({ name: 'cinnamon', x: 62, y: -70, size: 150, rotation: 16 }) +
        at(-78, 140, 16, 1.1, molinillo),
    ),
};
