import { INKS } from '../../../inks.ts';
import { nth } from '../../../nth.ts';
import { blob } from '../../../shapes.ts';
import { arrangement, servedOf, strewn } from '../../arrangement.ts';
import { china } from '../../china.ts';
import { lookOf, placed } from '../../foods/foods.ts';
import { darker, lighter } from '../../tints.ts';
import type { Draw } from '../kit/dish.ts';
import { bedUnder, saucedIn, strands } from './vessel.ts';

export const plate: Draw = ({ foods, rim, ink: dye, chance }) => {
  const hero = nth(servedOf(foods), 0);
  const under = chance.isLucky(0.55) ? saucedIn(bedUnder(foods), 138, hero) : '';
  return china(0, 0, 200, dye, rim) + under + arrangement(foods, 134, chance);
};

export const toast: Draw = ({ foods, rim, ink: dye, chance }) => {
  const tops = servedOf(foods).filter((name) => name !== 'toast' && name !== 'loaf');
  const slices = [[-56, -22, -14] as const, [54, 34, 12] as const].map(([x, y, turn]) =>
    placed({ name: 'toast', x: x, y: y, size: 196, rotation: turn }),
  );
  const first = tops[0] ?? 'tomato';
  const isLong = lookOf(first).aspect > 1.5;
  const on = [[-58, -40] as const, [50, 16] as const].flatMap(([x, y], i) =>
    isLong
      ? [0, 1].map((row) =>
          placed({
            name: first,
            x: x,
            y: y + row * 42 + 2,
            size: 184,
            rotation: nth([-16, 10], i) + row * 180,
          }),
        )
      : [-1, 0, 1].map((column) =>
          placed({
            name: first,
            x: x + column * 44,
            y: y + (column ? 16 : 44),
            size: 92,
            rotation: column * 30,
          }),
        ),
  );
  const rest = tops.slice(1, 4).flatMap((name, i) => [
    placed({
      name,
      x: nth([112, -112, 96], i),
      y: nth([-84, 92, 108], i),
      size: i ? 84 : 108,
      rotation: i * 60 - 20,
    }),
    placed({
      name,
      x: nth([-40, 20, 70], i),
      y: nth([-64, -4, 40], i),
      size: 56,
      rotation: chance.next() * 90,
    }),
  ]);
  return china(0, 0, 200, dye, rim) + slices.join('') + on.join('') + rest.join('');
};

const grains = (r: number, tint: string) => {
  const d = Array.from({ length: 150 }, (_, i) => {
    const [turn, away] = [i * 2.4, r * 0.94 * Math.sqrt((i + 0.5) / 150)];
    const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
    return `M${x.toFixed(1)},${y.toFixed(1)}l${(Math.cos(i * 1.7) * 9).toFixed(1)},${(Math.sin(i * 1.7) * 9).toFixed(1)}`;
  }).join('');
  return `<path d="${blob(r, 13, 0.1, 'rice')}" fill="${darker(tint, 0.12)}"/><path d="${d}" stroke="${lighter(tint, 0.5)}" stroke-width="6.5" stroke-linecap="round"/>`;
};
export const rice: Draw = ({ foods, rim, ink: dye, chance }) => {
  const red = foods.some((name) => name === 'tomato' || name === 'pepper');
  return (
    china(0, 0, 200, dye, rim) + grains(142, red ? '#e89a5b' : '#efe2c4') + arrangement(foods, 112, chance)
  );
};

export const pasta: Draw = ({ foods, rim, ink: dye, chance }) => {
  const shape = foods.find((name) => name === 'orecchiette');
  const others = foods.filter((name) => name !== shape);
  const bed = shape
    ? `<path d="${blob(132, 10, 0.2, 'greens')}" fill="${INKS.leaf}"/>${strewn([shape], 122, chance, 20, 0.5)}`
    : strands('#f2cc6a', 140, 70);
  return china(0, 0, 200, dye, rim) + bed + (others.length ? strewn(others, 116, chance, 9, 0.5) : '');
};
