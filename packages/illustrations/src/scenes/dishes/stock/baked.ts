import { INKS } from '../../../inks.ts';
import type { FoodName } from '../../../larder/larder.ts';
import { nth } from '../../../nth.ts';
import { blob } from '../../../shapes.ts';
import { arrangement, servedOf } from '../../arrangement.ts';
import { china } from '../../china.ts';
import { lightOf } from '../../contrast.ts';
import { lookOf, placed } from '../../foods/foods.ts';
import { darker, lighter, tintOf } from '../../tints.ts';
import type { Draw } from '../kit/dish.ts';
import { lip, shadow } from './vessel.ts';

const { ink } = INKS;

export const board: Draw = ({ foods, chance }) => {
  const hero = nth(servedOf(foods), 0);
  const wood = Math.abs(lookOf(hero).light - lightOf('#d9a766')) > 0.17 ? '#d9a766' : '#8a5a34';
  const d =
    'M-230,-150Q-230,-180 -200,-180H200Q230,-180 230,-150V150Q230,180 200,180H-200Q-230,180 -230,150Z';
  const grain = [-120, -50, 20, 96]
    .map((y, i) => `M-222,${y}C-80,${y + 18} 60,${y - 16} 222,${y + 8 - i * 3}`)
    .join('');
  return `<g transform="rotate(-8)"><path d="${d}" fill="${ink}" opacity=".24" transform="translate(12 18)"/><path d="M210,-40H300Q330,-40 330,0T300,40H210Z" fill="${wood}"/><circle cx="296" r="13" fill="${darker(wood, 0.4)}"/><path d="${d}" fill="${wood}"/><path d="${grain}" stroke="${darker(wood, 0.18)}" stroke-width="3.5" fill="none"/></g>${arrangement(foods, 162, chance)}`;
};

/** The toppings of a cake: without foods such as eggs and butter, which go into the dough. */
function sweet(foods: readonly FoodName[]): readonly FoodName[] {
  const tops = foods.filter(
    (name) =>
      !['egg', 'butter', 'loaf', 'toast', 'potato', 'cake', 'tart', 'tea', 'coffee', 'honey'].includes(name),
  );
  return tops.length ? tops : ['strawberry', 'almond'];
}

/** A tart in a fluted tin, with fruit in circles. */
export const tart: Draw = ({ foods: listed, chance }) => {
  const foods = sweet(listed);
  const fill = tintOf(nth(servedOf(foods), 0));
  const flutes = Array.from(
    { length: 40 },
    (_, i) =>
      `<circle transform="rotate(${i * 9})" cx="184" r="17" fill="${i % 2 ? '#c98a45' : '#d79b56'}"/>`,
  ).join('');
  const top = servedOf(foods);
  const hero = nth(top, 0);
  const rings = [[10, 122] as const, [5, 62] as const]
    .map(([count, away], ring) =>
      Array.from({ length: count }, (_, i) => {
        const turn = (i * 360) / count + ring * 18;
        const angle = (turn * Math.PI) / 180;
        const name = ring && top[1] ? top[1] : hero;
        return placed({
          name,
          x: Math.cos(angle) * away,
          y: Math.sin(angle) * away,
          size: ring ? 78 : 86,
          rotation: turn + 90,
        });
      }).join(''),
    )
    .join('');
  return `${shadow(196)}${flutes}<circle r="186" fill="#d79b56"/><circle r="166" fill="${lighter(fill, 0.25)}"/>${lip(166)}${rings}${placed({ name: top[2] ?? hero, x: 0, y: 0, size: 84, rotation: chance.between(-30, 30) })}`;
};

export const dumplings: Draw = ({ foods, chance }) => {
  const others = foods.filter((name) => name !== 'dumpling');
  const bamboo = '#d9a766';
  const slats = Array.from({ length: 9 }, (_, i) => {
    const half = Math.round(Math.sqrt(170 ** 2 - (i * 38 - 152) ** 2));
    return `<path d="M${-half},${i * 38 - 152}H${half}" stroke="#6b7c4d" stroke-width="5"/>`;
  }).join('');
  const ring = Array.from(
    { length: 7 },
    (_, i) =>
      `<g transform="rotate(${i * 51.4})">${placed({ name: 'dumpling', x: 0, y: -104, size: 108, rotation: 4 })}</g>`,
  ).join('');
  return `${shadow()}<circle r="200" fill="${darker(bamboo, 0.2)}"/><circle r="190" fill="${bamboo}"/><circle r="174" fill="#7f9160"/>${slats}${ring}${placed({ name: 'dumpling', x: 0, y: 4, size: 112, rotation: chance.between(-20, 20) })}${others
    .slice(0, 3)
    .map((name, i) =>
      placed({ name, x: nth([64, -70, 10], i), y: nth([40, 36, -58], i), size: 62, rotation: i * 70 }),
    )
    .join('')}`;
};

/** A round iced cake with one slice pulled out. */
export const cake: Draw = ({ foods: listed, rim, ink: dye, chance }) => {
  const foods = sweet(listed);
  const top = servedOf(foods);
  const fill = tintOf(nth(top, 0));
  const deco = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i * 45 + 24) * Math.PI) / 180;
    return i === 1
      ? ''
      : placed({
          name: nth(top, i % Math.min(2, top.length)),
          x: Math.cos(angle) * 106,
          y: Math.sin(angle) * 106,
          size: 74,
          rotation: i * 45,
        });
  }).join('');
  const wedge = 'M0,0L148,28A151,151 0 0 1 96,116Z';
  return (
    china(0, 0, 200, dye, rim) +
    `<circle cx="6" cy="10" r="151" fill="${ink}" opacity=".16"/><circle r="151" fill="#c98a45"/><circle r="143" fill="${lighter(fill, 0.62)}"/><path d="${blob(118, 14, 0.12, 'ice')}" fill="${lighter(fill, 0.8)}"/>${deco}` +
    `<path d="${wedge}" fill="#f4ead6"/><g transform="translate(38 36) rotate(5)"><path d="${wedge}" fill="${ink}" opacity=".2" transform="translate(6 8)"/><path d="${wedge}" fill="#c98a45"/><path d="M8,4L138,29A140,140 0 0 1 92,107Z" fill="${lighter(fill, 0.62)}"/>${placed({ name: nth(top, 0), x: 92, y: 56, size: 62, rotation: chance.between(-30, 30) })}</g>${placed({ name: top[1] ?? nth(top, 0), x: -6, y: -6, size: 84, rotation: 12 })}`
  );
};
