import { INKS } from '../../../inks.ts';
import { nth } from '../../../nth.ts';
import { arrangement, strewn } from '../../arrangement.ts';
import { china } from '../../china.ts';
import { placed } from '../../foods/foods.ts';
import { pan } from '../../kitchen/pans/skillet.ts';
import { darker, lighter, tintOf } from '../../tints.ts';
import type { Draw } from '../kit/dish.ts';
import { bedUnder, bowlOf, brothOf, lip, riceVermicelli, saucedIn, strands } from './vessel.ts';

const { ink } = INKS;

export const bowl: Draw = ({ foods, ink: dye, chance }) =>
  bowlOf(dye, bedUnder(foods), arrangement(foods, 140, chance));
export const soup: Draw = ({ foods, ink: dye, chance }) => {
  const tint = brothOf(foods);
  const swirl = `<path d="M-90,-20C-60,-90 60,-100 84,-20C100,50 -10,84 -40,30C-50,0 10,-30 30,4" fill="none" stroke="${lighter(tint, 0.6)}" stroke-width="12" stroke-linecap="round"/>`;
  return bowlOf(dye, tint, swirl + strewn(foods, 124, chance, 9, 0.56));
};
export const stew: Draw = ({ foods, ink: dye, chance }) =>
  `<path d="M-250,-44H-180V44H-250Q-272,44 -272,0T-250,-44ZM250,-44H180V44H250Q272,44 272,0T250,-44Z" fill="${darker(dye, 0.3)}"/>${bowlOf(dye, darker(brothOf(foods), 0.12), strewn(foods, 138, chance, 12, 0.62))}`;
export const salad: Draw = ({ foods, ink: dye, chance }) => {
  const leaves = Array.from(
    { length: 12 },
    (_, i) =>
      `<path transform="rotate(${i * 30 + 8}) translate(96 0)" d="M-50,0C-30,-46 40,-50 74,0C40,44 -30,40 -50,0Z" fill="${i % 2 ? INKS.leaf : INKS.lime}"/>`,
  ).join('');
  return bowlOf(dye, INKS.leaf, leaves + strewn(foods, 130, chance, 15, 0.58));
};

export const noodles: Draw = ({ foods, ink: dye, chance }) =>
  foods.includes('vermicelli')
    ? bowlOf(dye, INKS.cream, riceVermicelli(150) + arrangement(foods, 112, chance))
    : bowlOf(dye, INKS.caramel, strands('#f0d6a4', 150, 20) + arrangement(foods, 112, chance));

export const cup: Draw = ({ foods, rim, ink: dye, chance }) => {
  const tint = tintOf(nth(foods, 0));
  return `${china(0, 0, 200, dye, rim)}<g transform="rotate(${chance.pick([-30, 24, 200])})"><rect x="104" y="-20" width="92" height="40" rx="20" fill="${darker(dye, 0.2)}"/></g><circle cx="8" cy="12" r="128" fill="${ink}" opacity=".2"/><circle r="128" fill="${dye}"/><circle r="118" fill="${INKS.white}"/><circle r="106" fill="${tint}"/>${lip(106)}<path d="M-50,-20C-40,-60 40,-64 50,-12C56,30 -6,44 -20,12" fill="none" stroke="${lighter(tint, 0.5)}" stroke-width="9" stroke-linecap="round"/>${foods
    .slice(1, 4)
    .map(
      (name, i) =>
        placed({ name, x: nth([-138, 128, 96], i), y: nth([84, -96, 128], i), size: 104, rotation: i * 50 }) +
        (i === 0 ? placed({ name, x: 14, y: 10, size: 64, rotation: 20 }) : ''),
    )
    .join('')}`;
};

export const panDish: Draw = ({ foods, chance }) =>
  `<g transform="rotate(${chance.pick([-38, 36, 142, 214])})">${pan('')}</g>${saucedIn(bedUnder(foods), 146, nth(foods, 0))}${arrangement(foods, 130, chance)}`;
