import { INKS, type Ink } from '../../inks.ts';
import { at, line, oval, shade, shape } from '../../shapes.ts';
import { cutCake, footShadow, standingPlate } from './kit/cut-cake.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { spread } from './kit/places.ts';

const CRUMB = INKS.pith;
const CAKE = {
  rx: 150,
  ry: 46,
  top: -118,
  foot: 84,
  crust: INKS.caramel,
  side: INKS.buttercream,
  bands: [
    [INKS.caramel, 0.05],
    [INKS.toast, 0.08],
    [CRUMB, 0.96],
    [INKS.toast, 1],
  ],
} as const;

/** The texture of very fine pores on the cut, on an oval of `rx` by `ry`. */
const bloom = (
  ink: Ink,
  count: number,
  seed: string,
  [x, y, rx, ry]: readonly [number, number, number, number],
) =>
  specks(
    ink,
    1.5,
    spread(count, 1, seed).map(([dx, dy]) => [x + dx * rx, y + dy * ry] as const),
  );
const pores =
  bloom(INKS.toast, 90, 'right', [67, -2, 60, 84]) +
  bloom(INKS.white, 60, 'light', [68, 0, 58, 80]) +
  bloom(INKS.toast, 50, 'left', [-46, 4, 40, 80]);

/** The removed wedge, on its side. */
const wedge =
  shape(INKS.ink, 'M-8,70L150,58L160,74L10,88Z', 0.22) +
  shape(INKS.caramel, 'M-14,-50L120,-66L140,-44L-2,-32Z') +
  shape(CRUMB, 'M-2,-32L140,-44L136,58L0,72Z') +
  shape(INKS.caramel, 'M-14,-50L-2,-32L0,72L-12,50Z') +
  shape(INKS.toast, 'M-2,-32L140,-44L140,-37L-2,-25ZM0,66L136,52V58L0,72Z') +
  bloom(INKS.toast, 50, 'wedge', [68, 14, 56, 40]);

export const cottonCake: Dish = {
  shows:
    'A tall round sponge with a smooth golden-brown top on a plate, a wedge cut from it that shows a fine pale crumb, the wedge before it',
  cutlery: 'fork',
  isStanding: true,
  draw: ({ ink }) =>
    standingPlate(214, 74, 108, ink) +
    footShadow(158, 50, 92) +
    cutCake(CAKE, {
      onSide:
        shade('db', 'M-150,-118V84A150,46 0 0 0 -96,119V-90Z', 0.5) +
        shape(INKS.crust, 'M-150,-118V-96A150,46 0 0 0 150,-96V-118Z') +
        line(INKS.toast, 4, 'M-120,-66V98M-84,-52V112M136,-66V96M-142,-76V86'),
      onTop: oval(INKS.crust, 138, 40, -4, -122) + oval(INKS.semolina, 84, 17, -34, -136),
      onFaces: pores,
    }) +
    at(-150, 118, 0, 0.86, wedge),
};
