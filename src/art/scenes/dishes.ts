import { INKS } from '../inks.ts';
import type { FoodName } from '../larder/larder.ts';
import { blob } from '../shapes.ts';
import { arrangement, servedOf, strewn } from './arrangement.ts';
import type { Chance } from './chance.ts';
import { china, type Rim } from './china.ts';
import { lightOf } from './contrast.ts';
import { lookOf, placed } from './foods.ts';
import { pan } from './kitchen/pans.ts';
import { darker, lighter, tintOf } from './tints.ts';

export interface DishInput {
  foods: readonly FoodName[];
  rim: Rim;
  /** Ink of the rim and of glazed vessels. */
  ink: string;
  chance: Chance;
}
/** A filled vessel from above about 0,0; its outline is 200 units from the middle. */
export type Dish = (input: DishInput) => string;

const { ink } = INKS;
/** A sauce or base that belongs to the foods and that the first of them shows against. */
function bedUnder(foods: readonly FoodName[]): string {
  const served = servedOf(foods);
  const hero = served[0]!;
  const own = tintOf(hero);
  const tints = [tintOf(served[1] ?? hero), lighter(own, 0.6), darker(own, 0.45)];
  return tints.find((tint) => Math.abs(lightOf(tint) - lookOf(hero).light) > 0.22) ?? darker(own, 0.5);
}
const shadow = (r = 200) => `<circle cx="12" cy="17" r="${r}" fill="${ink}" opacity=".24"/>`;
const lip = (r: number) =>
  `<path d="M-${r},0A${r},${r} 0 0 0 ${r},0C${r * 0.75},${r * 0.6} ${-r * 0.75},${r * 0.6} -${r},0Z" fill="url(#dk)" opacity=".45"/>`;

/** A glazed bowl filled to radius 168. */
const bowlOf = (coat: string, fill: string, inside: string) =>
  `${shadow()}<circle r="200" fill="${coat}"/><circle r="190" fill="${lighter(coat, 0.75)}"/><circle r="176" fill="${darker(coat, 0.1)}"/><circle r="168" fill="${fill}"/>${lip(168)}${inside}`;
const saucedIn = (fill: string, r: number, seed: string) =>
  `<path d="${blob(r, 11, 0.12, seed)}" fill="${darker(fill, 0.14)}"/><path d="${blob(r * 0.9, 11, 0.14, `${seed}2`)}" fill="${fill}"/>`;

const plate: Dish = ({ foods, rim, ink: dye, chance }) => {
  const hero = servedOf(foods)[0]!;
  const under = chance.isLucky(0.55) ? saucedIn(bedUnder(foods), 138, hero) : '';
  return china(0, 0, 200, dye, rim) + under + arrangement(foods, 134, chance);
};

const bowl: Dish = ({ foods, ink: dye, chance }) =>
  bowlOf(dye, bedUnder(foods), arrangement(foods, 140, chance));
const soup: Dish = ({ foods, ink: dye, chance }) => {
  const tint = tintOf(foods[0]!);
  const swirl = `<path d="M-90,-20C-60,-90 60,-100 84,-20C100,50 -10,84 -40,30C-50,0 10,-30 30,4" fill="none" stroke="${lighter(tint, 0.6)}" stroke-width="12" stroke-linecap="round"/>`;
  return bowlOf(dye, tint, swirl + strewn(foods, 124, chance, 9, 0.56));
};
const stew: Dish = ({ foods, ink: dye, chance }) =>
  `<path d="M-250,-44H-180V44H-250Q-272,44 -272,0T-250,-44ZM250,-44H180V44H250Q272,44 272,0T250,-44Z" fill="${darker(dye, 0.3)}"/>${bowlOf(dye, darker(tintOf(foods[0]!), 0.12), strewn(foods, 138, chance, 12, 0.62))}`;
const salad: Dish = ({ foods, ink: dye, chance }) => {
  const leaves = Array.from(
    { length: 12 },
    (_, i) =>
      `<path transform="rotate(${i * 30 + 8}) translate(96 0)" d="M-50,0C-30,-46 40,-50 74,0C40,44 -30,40 -50,0Z" fill="${i % 2 ? INKS.leaf : INKS.lime}"/>`,
  ).join('');
  return bowlOf(dye, INKS.leaf, leaves + strewn(foods, 130, chance, 15, 0.58));
};

const panDish: Dish = ({ foods, chance }) =>
  `<g transform="rotate(${chance.pick([-38, 36, 142, 214])})">${pan('')}</g>${saucedIn(bedUnder(foods), 146, foods[0]!)}${arrangement(foods, 130, chance)}`;

const board: Dish = ({ foods, chance }) => {
  const hero = servedOf(foods)[0]!;
  const wood = Math.abs(lookOf(hero).light - lightOf('#d9a766')) > 0.17 ? '#d9a766' : '#8a5a34';
  const d =
    'M-230,-150Q-230,-180 -200,-180H200Q230,-180 230,-150V150Q230,180 200,180H-200Q-230,180 -230,150Z';
  const grain = [-120, -50, 20, 96]
    .map((y, i) => `M-222,${y}C-80,${y + 18} 60,${y - 16} 222,${y + 8 - i * 3}`)
    .join('');
  return `<g transform="rotate(-8)"><path d="${d}" fill="${ink}" opacity=".24" transform="translate(12 18)"/><path d="M210,-40H300Q330,-40 330,0T300,40H210Z" fill="${wood}"/><circle cx="296" r="13" fill="${darker(wood, 0.4)}"/><path d="${d}" fill="${wood}"/><path d="${grain}" stroke="${darker(wood, 0.18)}" stroke-width="3.5" fill="none"/></g>${arrangement(foods, 162, chance)}`;
};

const toast: Dish = ({ foods, rim, ink: dye, chance }) => {
  const tops = servedOf(foods).filter((name) => name !== 'toast' && name !== 'loaf');
  const slices = [
    [-56, -22, -14],
    [54, 34, 12],
  ].map(([x, y, turn]) => placed({ name: 'toast', x: x!, y: y!, size: 196, rotation: turn! }));
  const first = tops[0] ?? 'tomato';
  const isLong = lookOf(first).aspect > 1.5;
  const on = [
    [-58, -40],
    [50, 16],
  ].flatMap(([x, y], i) =>
    isLong
      ? [0, 1].map((row) =>
          placed({
            name: first,
            x: x!,
            y: y! + row * 42 + 2,
            size: 184,
            rotation: [-16, 10][i]! + row * 180,
          }),
        )
      : [-1, 0, 1].map((column) =>
          placed({
            name: first,
            x: x! + column * 44,
            y: y! + (column ? 16 : 44),
            size: 92,
            rotation: column * 30,
          }),
        ),
  );
  const rest = tops
    .slice(1, 4)
    .flatMap((name, i) => [
      placed({
        name,
        x: [112, -112, 96][i]!,
        y: [-84, 92, 108][i]!,
        size: i ? 84 : 108,
        rotation: i * 60 - 20,
      }),
      placed({ name, x: [-40, 20, 70][i]!, y: [-64, -4, 40][i]!, size: 56, rotation: chance.next() * 90 }),
    ]);
  return china(0, 0, 200, dye, rim) + slices.join('') + on.join('') + rest.join('');
};

/** Eggs and flour go into a cake, not on to it. */
function sweet(foods: readonly FoodName[]): readonly FoodName[] {
  const tops = foods.filter((name) => !['egg', 'butter', 'loaf', 'toast', 'potato'].includes(name));
  return tops.length ? tops : foods;
}

/** Pastry in a fluted tin, filled and set with fruit in circles. */
const tart: Dish = ({ foods: listed, chance }) => {
  const foods = sweet(listed);
  const fill = tintOf(servedOf(foods)[0]!);
  const flutes = Array.from(
    { length: 40 },
    (_, i) =>
      `<circle transform="rotate(${i * 9})" cx="184" r="17" fill="${i % 2 ? '#c98a45' : '#d79b56'}"/>`,
  ).join('');
  const top = servedOf(foods);
  const hero = top[0]!;
  const rings = [
    [10, 122],
    [5, 62],
  ]
    .map(([count, away], ring) =>
      Array.from({ length: count! }, (_, i) => {
        const turn = (i * 360) / count! + ring * 18;
        const angle = (turn * Math.PI) / 180;
        const name = ring && top[1] ? top[1] : hero;
        return placed({
          name,
          x: Math.cos(angle) * away!,
          y: Math.sin(angle) * away!,
          size: ring ? 78 : 86,
          rotation: turn + 90,
        });
      }).join(''),
    )
    .join('');
  return `${shadow(196)}${flutes}<circle r="186" fill="#d79b56"/><circle r="166" fill="${lighter(fill, 0.25)}"/>${lip(166)}${rings}${placed({ name: top[2] ?? hero, x: 0, y: 0, size: 84, rotation: chance.between(-30, 30) })}`;
};

const cup: Dish = ({ foods, rim, ink: dye, chance }) => {
  const tint = tintOf(foods[0]!);
  return `${china(0, 0, 200, dye, rim)}<g transform="rotate(${chance.pick([-30, 24, 200])})"><rect x="104" y="-20" width="92" height="40" rx="20" fill="${darker(dye, 0.2)}"/></g><circle cx="8" cy="12" r="128" fill="${ink}" opacity=".2"/><circle r="128" fill="${dye}"/><circle r="118" fill="${INKS.white}"/><circle r="106" fill="${tint}"/>${lip(106)}<path d="M-50,-20C-40,-60 40,-64 50,-12C56,30 -6,44 -20,12" fill="none" stroke="${lighter(tint, 0.5)}" stroke-width="9" stroke-linecap="round"/>${foods
    .slice(1, 4)
    .map(
      (name, i) =>
        placed({ name, x: [-138, 128, 96][i]!, y: [84, -96, 128][i]!, size: 104, rotation: i * 50 }) +
        (i === 0 ? placed({ name, x: 14, y: 10, size: 64, rotation: 20 }) : ''),
    )
    .join('')}`;
};

const strands = (tint: string, r: number, seed: number) => {
  const one = (i: number) => {
    const [a, b] = [i * 137.5 + seed, i * 137.5 + seed + 130 + (i % 3) * 40];
    const away = r * (0.5 + (i % 4) * 0.13);
    const point = (turn: number, radius: number) =>
      `${Math.round(Math.cos((turn * Math.PI) / 180) * radius)},${Math.round(Math.sin((turn * Math.PI) / 180) * radius)}`;
    return `M${point(a, away)}C${point(a + 40, away * 1.25)} ${point(b - 40, away * 1.2)} ${point(b, away * 0.92)}`;
  };
  const d = Array.from({ length: 26 }, (_, i) => one(i)).join('');
  return `<circle r="${r * 0.98}" fill="${darker(tint, 0.16)}"/><path d="${d}" stroke="${darker(tint, 0.3)}" stroke-width="17" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${tint}" stroke-width="13" fill="none" stroke-linecap="round"/>`;
};
const noodles: Dish = ({ foods, ink: dye, chance }) =>
  bowlOf(dye, INKS.caramel, strands('#f0d6a4', 150, 20) + arrangement(foods, 112, chance));

const grains = (r: number, tint: string) => {
  const d = Array.from({ length: 150 }, (_, i) => {
    const [turn, away] = [i * 2.4, r * 0.94 * Math.sqrt((i + 0.5) / 150)];
    const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
    return `M${x.toFixed(1)},${y.toFixed(1)}l${(Math.cos(i * 1.7) * 9).toFixed(1)},${(Math.sin(i * 1.7) * 9).toFixed(1)}`;
  }).join('');
  return `<path d="${blob(r, 13, 0.1, 'rice')}" fill="${darker(tint, 0.12)}"/><path d="${d}" stroke="${lighter(tint, 0.5)}" stroke-width="6.5" stroke-linecap="round"/>`;
};
const rice: Dish = ({ foods, rim, ink: dye, chance }) => {
  const red = foods.some((name) => name === 'tomato' || name === 'pepper');
  return (
    china(0, 0, 200, dye, rim) + grains(142, red ? '#e89a5b' : '#efe2c4') + arrangement(foods, 112, chance)
  );
};

const pasta: Dish = ({ foods, rim, ink: dye, chance }) => {
  const shape = foods.find((name) => name === 'orecchiette');
  const others = foods.filter((name) => name !== shape);
  const bed = shape
    ? `<path d="${blob(132, 10, 0.2, 'greens')}" fill="${INKS.leaf}"/>${strewn([shape], 122, chance, 20, 0.5)}`
    : strands('#f2cc6a', 140, 70);
  return china(0, 0, 200, dye, rim) + bed + (others.length ? strewn(others, 116, chance, 9, 0.5) : '');
};

const dumplings: Dish = ({ foods, chance }) => {
  const others = foods.filter((name) => name !== 'dumpling');
  const bamboo = '#d9a766';
  const slats = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${-Math.sqrt(170 ** 2 - (i * 38 - 152) ** 2).toFixed(0) as unknown as number},${i * 38 - 152}H${Math.sqrt(170 ** 2 - (i * 38 - 152) ** 2).toFixed(0)}" stroke="${darker(bamboo, 0.25)}" stroke-width="5"/>`,
  ).join('');
  const ring = Array.from(
    { length: 7 },
    (_, i) =>
      `<g transform="rotate(${i * 51.4})">${placed({ name: 'dumpling', x: 0, y: -104, size: 108, rotation: 4 })}</g>`,
  ).join('');
  return `${shadow()}<circle r="200" fill="${darker(bamboo, 0.2)}"/><circle r="190" fill="${bamboo}"/><circle r="174" fill="#ecd3a2"/>${slats}${ring}${placed({ name: 'dumpling', x: 0, y: 4, size: 112, rotation: chance.between(-20, 20) })}${others
    .slice(0, 3)
    .map((name, i) =>
      placed({ name, x: [64, -70, 10][i]!, y: [40, 36, -58][i]!, size: 62, rotation: i * 70 }),
    )
    .join('')}`;
};

/** A round cake, iced, one slice pulled out. */
const cake: Dish = ({ foods: listed, rim, ink: dye, chance }) => {
  const foods = sweet(listed);
  const top = servedOf(foods);
  const fill = tintOf(top[0]!);
  const deco = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i * 45 + 24) * Math.PI) / 180;
    return i === 1
      ? ''
      : placed({
          name: top[i % Math.min(2, top.length)]!,
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
    `<path d="${wedge}" fill="#f4ead6"/><g transform="translate(38 36) rotate(5)"><path d="${wedge}" fill="${ink}" opacity=".2" transform="translate(6 8)"/><path d="${wedge}" fill="#c98a45"/><path d="M8,4L138,29A140,140 0 0 1 92,107Z" fill="${lighter(fill, 0.62)}"/>${placed({ name: top[0]!, x: 92, y: 56, size: 62, rotation: chance.between(-30, 30) })}</g>${placed({ name: top[1] ?? top[0]!, x: -6, y: -6, size: 84, rotation: 12 })}`
  );
};

export const DISHES: Record<string, Dish> = {
  plate,
  bowl,
  pan: panDish,
  soup,
  board,
  toast,
  'tart-plate': tart,
  cup,
  salad,
  stew,
  noodles,
  rice,
  pasta,
  dumplings,
  cake,
};
