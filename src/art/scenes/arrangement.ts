import type { FoodName } from '../larder/larder.ts';
import type { Chance } from './chance.ts';
import { leanOf, lookOf, type Placed, placed } from './foods.ts';

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
]);
const isHerb = (name: string) => HERBS.has(name);

/**
 * Foods set out on a round of radius `r` about 0,0: the first one large, the next as its company, herbs last and small.
 * Four ways of plating, chosen by the shape of the first food.
 */
export function arrangement(foods: readonly FoodName[], r: number, chance: Chance): string {
  const solid = foods.filter((name) => !isHerb(name));
  const hero = solid[0] ?? foods[0]!;
  const rest = [...solid.slice(1), ...foods.filter((name) => name !== hero && isHerb(name))];
  const { aspect } = lookOf(hero);
  const ways = aspect > 1.5 || aspect < 0.62 ? [fan, pair] : [heap, ring, pair];
  const items = chance.pick(ways)(hero, rest, r, chance);
  return items.map(placed).join('');
}

type Way = (hero: FoodName, rest: readonly FoodName[], r: number, chance: Chance) => Placed[];

/** Long things side by side, head to tail. */
const fan: Way = (hero, rest, r, chance) => {
  const count = rest.length > 2 ? 2 : 3;
  const lean = chance.between(-32, -14) + (lookOf(hero).aspect < 1 ? 90 : 0);
  const step = (r * 1.15) / (count + 0.6);
  const items: Placed[] = Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * step;
    const angle = ((lean + 90) * Math.PI) / 180;
    return {
      name: hero,
      size: r * 1.72,
      rotation: lean + (i % 2 ? 180 : 0) + chance.between(-4, 4),
      x: Math.cos(angle) * off,
      y: Math.sin(angle) * off,
    };
  });
  return [...items, ...company(rest, r, chance, 0.62)];
};

/** Two big ones leaning on each other. */
const pair: Way = (hero, rest, r, chance) => {
  const turn = chance.between(-20, 20);
  const angle = (turn * Math.PI) / 180;
  const size = r * 1.12;
  const items: Placed[] = [-1, 1].map((side) => ({
    name: hero,
    size: side < 0 ? size : size * 0.92,
    rotation: leanOf(hero, chance.next()) + side * 14,
    x: Math.cos(angle) * side * r * 0.4,
    y: Math.sin(angle) * side * r * 0.4 - side * r * 0.08,
  }));
  return [...items, ...company(rest, r, chance, 0.66)];
};

/** Many small ones in a heap, biggest at the heart. */
const heap: Way = (hero, rest, r, chance) => {
  const count = 9;
  const items: Placed[] = Array.from({ length: count }, (_, i) => {
    const k = count - 1 - i;
    const angle = k * 2.4 + 0.6;
    const away = k === 0 ? 0 : r * 0.66 * Math.sqrt(k / count);
    return {
      name: hero,
      size: r * (0.66 - k * 0.012),
      rotation: chance.between(-40, 40),
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away,
    };
  });
  return [...items, ...company(rest, r, chance, 0.6)];
};

/** A wreath with something else in the middle. */
const ring: Way = (hero, rest, r, chance) => {
  const count = chance.pick([6, 7]);
  const start = chance.between(0, 60);
  const items: Placed[] = Array.from({ length: count }, (_, i) => {
    const turn = start + (i * 360) / count;
    const angle = (turn * Math.PI) / 180;
    return {
      name: hero,
      size: r * 0.68,
      rotation: turn + 90,
      x: Math.cos(angle) * r * 0.62,
      y: Math.sin(angle) * r * 0.62,
    };
  });
  const heart = rest[0] ?? hero;
  return [
    ...items,
    { name: heart, size: r * 0.66, rotation: leanOf(heart, chance.next()), x: 0, y: 0 },
    ...company(rest.slice(1), r, chance, 0.5),
  ];
};

/** What goes with the dish: each kind twice, kept to the rim side so that the hero stays whole. */
function company(rest: readonly FoodName[], r: number, chance: Chance, size: number): Placed[] {
  const start = chance.between(20, 70);
  return rest.slice(0, 4).flatMap((name, kind) => {
    const small = isHerb(name) ? 0.5 : size - kind * 0.1;
    return [0, 1].map((index) => {
      const turn = start + kind * 88 + index * 180 + chance.between(-12, 12);
      const angle = (turn * Math.PI) / 180;
      const away = r * (0.78 - (index === 1 ? 0.08 : 0));
      return {
        name,
        size: r * small * (index === 1 ? 0.62 : 1),
        rotation: leanOf(name, chance.next()) + turn,
        x: Math.cos(angle) * away,
        y: Math.sin(angle) * away,
      };
    });
  });
}
