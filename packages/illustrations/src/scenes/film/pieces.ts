import { INKS } from '../../inks.ts';
import type { FoodName } from '../../larder/larder.ts';
import { beads, disc, line, oval, rounded } from '../../shapes.ts';
import {
  aubergineSlice,
  carrotCoin,
  chilliRing,
  cucumberSlice,
  onionRing,
  potatoSlice,
  radishSlice,
  tomatoDisc,
} from '../dishes/kit/garden.ts';
import { ring } from '../dishes/kit/places.ts';
import { round } from '../kitchen/cuts.ts';
import { darker, lighter, tintOf } from '../tints.ts';

const I = INKS;
const R = 30;

/** One slice or piece of a food around 0,0, about 60 units across. */
const PIECES: Partial<Record<FoodName, string>> = {
  tomato: tomatoDisc(R),
  carrot: carrotCoin(R),
  cucumber: cucumberSlice(R),
  aubergine: aubergineSlice(R),
  potato: potatoSlice(R),
  radish: radishSlice(R),
  onion: disc(I.shell, R) + onionRing(R * 0.86) + onionRing(R * 0.42),
  pepper: chilliRing(R),
  chilli: chilliRing(R * 0.7),
  'spring-onion': chilliRing(R * 0.6, I.leaf),
  ginger: disc(I.crust, R) + disc(I.semolina, R * 0.86) + line(I.toast, 3, 'M-14,6Q0,-8 14,2'),
  loaf:
    oval(I.crustD, R * 1.1, R, 3, 4) +
    oval(I.crust, R * 1.1, R) +
    oval(I.semolina, R * 0.92, R * 0.82) +
    line(I.toast, 3, 'M-14,-6h5M4,-10h6M-4,6h7M12,4h4M-16,9h3'),
  coconut: disc(I.cocoa, R) + disc(I.white, R * 0.84) + disc(I.shell, R * 0.52),
  corn: disc(I.lemonDeep, R) + disc(I.lemon, R * 0.84) + disc(I.pith, R * 0.46),
  mushroom:
    line(I.crust, 17, 'M0,-4V20') +
    line(I.pith, 12, 'M0,-4V20') +
    oval(I.caramel, R, R * 0.6, 0, -8) +
    oval(I.crumb, R * 0.8, R * 0.4, 0, -6),
  pomegranate:
    disc(I.tomatoDeep, R) +
    disc(I.pith, R * 0.86) +
    beads(
      I.raspberry,
      [...ring(9, R * 0.58), ...ring(4, R * 0.24)].map(([x, y]) => [x, y, 4]),
    ),
};

export function pieceOf(food: FoodName): string {
  const tint = tintOf(food);
  const slice =
    PIECES[food] ??
    round(darker(tint, 0.25), R, R, 2, 3) + round(tint, R) + round(lighter(tint, 0.35), R * 0.8);
  return rounded(slice);
}
