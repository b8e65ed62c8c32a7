import type { FoodName } from '../larder/larder.ts';
import { nth } from '../nth.ts';
import type { Chance } from './chance.ts';
import { leanOf, lookOf, type Placed, placed } from './foods/foods.ts';

const HERBS = new Set([
  'parsley',
  'bay',
  'basil',
  'mint',
  'olive',
  'spring-onion',
  'chilli',
  'star-anise',
  'cinnamon',
  'pea',
  'garlic',
  'lime',
  'almond',
]);
const isHerb = (name: string) => HERBS.has(name);
/** Foods drawn with their own vessel, and a knife. They lie next to a dish, never on it. */
const BESIDE = new Set(['knife', 'coffee', 'tea', 'butter', 'honey', 'rice', 'noodle', 'vermicelli', 'cake']);
/** Baked foods. If a recipe lists one, it is the dish, even if other foods come first. */
const BAKED = new Set(['pretzel', 'croissant', 'cookie', 'tart', 'tortilla']);
export const isServed = (name: string) => !BESIDE.has(name);

/** The foods that can lie on a plate; at least one. */
export const servedOf = (foods: readonly FoodName[]): FoodName[] => {
  const served = foods.filter(isServed);
  return served.length ? served : [nth(foods, 0)];
};

/**
 * Arranges foods on a circle of radius `r` around 0,0: the first one large, the next ones next to it, herbs
 * last and small. The shape of the first food selects one of five arrangements.
 */
export function arrangement(foods: readonly FoodName[], r: number, chance: Chance): string {
  const served = servedOf(foods);
  const solid = served.filter((name) => !isHerb(name));
  const hero = solid.find((name) => BAKED.has(name)) ?? solid[0] ?? nth(served, 0);
  const rest = [
    ...solid.filter((name) => name !== hero),
    ...served.filter((name) => name !== hero && isHerb(name)),
  ];
  const { aspect } = lookOf(hero);
  const ways =
    aspect > 1.5 || aspect < 0.66 ? [fan, cross] : isHerb(hero) ? [ring, heap] : [heap, ring, pair, trio];
  return chance.pick(ways)(hero, rest, r, chance).map(placed).join('');
}

type Way = (hero: FoodName, rest: readonly FoodName[], r: number, chance: Chance) => Placed[];

/** Long foods side by side, in alternating direction. */
const fan: Way = (hero, rest, r, chance) => {
  const { aspect } = lookOf(hero);
  const thin = Math.min(aspect, 1 / aspect);
  const size = r * 2.05;
  const count = thin < 0.42 ? 3 : 2;
  const lean = chance.between(-34, -16);
  const angle = ((lean + 90) * Math.PI) / 180;
  const items: Placed[] = Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * size * Math.max(thin * 0.92, 0.3);
    return {
      name: hero,
      size,
      rotation: lean + (aspect < 1 ? 90 : 0) + (i % 2 ? 180 : 0) + chance.between(-4, 4),
      x: Math.cos(angle) * off,
      y: Math.sin(angle) * off,
    };
  });
  return [...items, ...company(rest, r, chance, 0.7)];
};

/** Two long foods crossed, with the other foods in the corners. */
const cross: Way = (hero, rest, r, chance) => {
  const { aspect } = lookOf(hero);
  const upright = aspect < 1 ? 90 : 0;
  const lean = chance.between(-30, -20);
  return [
    { name: hero, size: r * 2, rotation: lean + upright, x: -r * 0.06, y: -r * 0.14 },
    { name: hero, size: r * 1.9, rotation: lean + upright + chance.between(24, 38), x: r * 0.1, y: r * 0.26 },
    ...company(rest, r, chance, 0.7),
  ];
};

/** Two large foods that lean on each other. */
const pair: Way = (hero, rest, r, chance) => {
  const turn = chance.between(-24, 24);
  const angle = (turn * Math.PI) / 180;
  const items: Placed[] = [-1, 1].map((side) => ({
    name: hero,
    size: r * (side < 0 ? 1.34 : 1.22),
    rotation: leanOf(hero, chance.next()) + side * 14,
    x: Math.cos(angle) * side * r * 0.44,
    y: Math.sin(angle) * side * r * 0.44 - side * r * 0.1,
  }));
  return [...items, ...company(rest, r, chance, 0.72)];
};

/** Three foods, the third on top. */
const trio: Way = (hero, rest, r, chance) => {
  const start = chance.between(0, 120);
  const items: Placed[] = [0, 1, 2].map((i) => {
    const angle = ((start + i * 120) * Math.PI) / 180;
    return {
      name: hero,
      size: r * 1.12,
      rotation: leanOf(hero, chance.next()) + i * 24,
      x: Math.cos(angle) * r * 0.46,
      y: Math.sin(angle) * r * 0.46,
    };
  });
  return [...items, ...company(rest, r, chance, 0.66)];
};

/** Many small foods in a heap, the largest in the middle. */
const heap: Way = (hero, rest, r, chance) => {
  const count = 9;
  const items: Placed[] = Array.from({ length: count }, (_, i) => {
    const k = count - 1 - i;
    const angle = k * 2.4 + 0.6;
    const away = k === 0 ? 0 : r * 0.78 * Math.sqrt(k / count);
    return {
      name: hero,
      size: r * (0.78 - k * 0.014),
      rotation: chance.between(-40, 40),
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away,
    };
  });
  return [...items, ...company(rest, r, chance, 0.66)];
};

/** A ring with other foods in the middle. */
const ring: Way = (hero, rest, r, chance) => {
  const count = chance.pick([6, 7]);
  const start = chance.between(0, 60);
  const items: Placed[] = Array.from({ length: count }, (_, i) => {
    const turn = start + (i * 360) / count;
    const angle = (turn * Math.PI) / 180;
    return {
      name: hero,
      size: r * 0.78,
      rotation: turn + 90,
      x: Math.cos(angle) * r * 0.68,
      y: Math.sin(angle) * r * 0.68,
    };
  });
  const heart = rest[0] ?? hero;
  return [
    ...items,
    { name: heart, size: r * 0.78, rotation: leanOf(heart, chance.next()), x: 0, y: 0 },
    ...company(rest.slice(1), r, chance, 0.56),
  ];
};

/** The other foods: each kind twice, near the rim, so that they do not cover the main food. */
function company(rest: readonly FoodName[], r: number, chance: Chance, size: number): Placed[] {
  const start = chance.between(20, 70);
  return rest.slice(0, 4).flatMap((name, kind) => {
    const small = isHerb(name) ? 0.58 : size - kind * 0.08;
    return [0, 1].map((index) => {
      const turn = start + kind * 88 + index * 180 + chance.between(-12, 12);
      const angle = (turn * Math.PI) / 180;
      const away = r * (0.82 - (index === 1 ? 0.08 : 0));
      return {
        name,
        size: r * small * (index === 1 ? 0.64 : 1),
        rotation: leanOf(name, chance.next()) + turn,
        x: Math.cos(angle) * away,
        y: Math.sin(angle) * away,
      };
    });
  });
}

/** Foods cut small and scattered over a circle of radius `r`: for salads, stews and soups. */
export function strewn(
  foods: readonly FoodName[],
  r: number,
  chance: Chance,
  count: number,
  size: number,
): string {
  const served = servedOf(foods);
  return Array.from({ length: count }, (_, i) => {
    const k = count - 1 - i;
    const angle = k * 2.4 + 0.9;
    const away = r * Math.sqrt((k + 0.4) / count);
    const name = nth(served, (k * 2 + (k % 3)) % served.length);
    return placed({
      name,
      size: r * size * (isHerb(name) ? 0.8 : 1) * chance.between(0.88, 1.14),
      rotation: chance.next() * 360,
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away,
    });
  }).join('');
}
