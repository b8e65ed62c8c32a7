import { INKS } from '../../../inks.ts';
import type { FoodName } from '../../../larder/larder.ts';
import { nth } from '../../../nth.ts';
import { blob } from '../../../shapes.ts';
import { servedOf } from '../../arrangement.ts';
import { lightOf } from '../../contrast.ts';
import { lookOf } from '../../foods/foods.ts';
import { darker, lighter, tintOf } from '../../tints.ts';

const { ink } = INKS;
/** A sauce or base for the foods, in a colour with enough contrast to the first of them. */
export function bedUnder(foods: readonly FoodName[]): string {
  const served = servedOf(foods);
  const hero = nth(served, 0);
  const own = tintOf(hero);
  const red = foods.find((name) => name === 'tomato' || name === 'pepper');
  const second = served.find((name) => name !== hero && name !== 'onion' && name !== 'garlic');
  const tints = [tintOf(red ?? second ?? hero), lighter(own, 0.6), darker(own, 0.45)];
  return tints.find((tint) => Math.abs(lightOf(tint) - lookOf(hero).light) > 0.22) ?? darker(own, 0.5);
}
const BROTHS = [
  'beetroot',
  'tomato',
  'pumpkin',
  'pepper',
  'carrot',
  'pea',
  'leek',
  'mushroom',
  'coconut',
] as const;

/**
 * The colour of a soup or stew: that of its colouring food, if the other foods have enough contrast on it.
 */
export function brothOf(foods: readonly FoodName[]): string {
  const dye = BROTHS.find((name) => foods.includes(name));
  const tint = dye && tintOf(dye);
  return tint && Math.abs(lightOf(tint) - lookOf(nth(servedOf(foods), 0)).light) > 0.1
    ? tint
    : bedUnder(foods);
}

export const shadow = (r = 200) => `<circle cx="12" cy="17" r="${r}" fill="${ink}" opacity=".24"/>`;
export const lip = (r: number) =>
  `<path d="M-${r},0A${r},${r} 0 0 0 ${r},0C${r * 0.75},${r * 0.6} ${-r * 0.75},${r * 0.6} -${r},0Z" fill="url(#dk)" opacity=".45"/>`;

/** A glazed bowl filled to radius 168. */
export const bowlOf = (coat: string, fill: string, inside: string) =>
  `${shadow()}<circle r="200" fill="${coat}"/><circle r="190" fill="${lighter(coat, 0.75)}"/><circle r="176" fill="${darker(coat, 0.1)}"/><circle r="168" fill="${fill}"/>${lip(168)}${inside}`;
export const saucedIn = (fill: string, r: number, seed: string) =>
  `<path d="${blob(r, 11, 0.12, seed)}" fill="${darker(fill, 0.14)}"/><path d="${blob(r * 0.9, 11, 0.14, `${seed}2`)}" fill="${fill}"/>`;

/** Tangled noodles or long pasta that fill a circle of radius `r`. */
export const strands = (tint: string, r: number, seed: number, width = 13, count = 26) => {
  const one = (i: number) => {
    const [a, b] = [i * 137.5 + seed, i * 137.5 + seed + 130 + (i % 3) * 40];
    const away = r * (0.5 + (i % 4) * 0.13);
    const point = (turn: number, radius: number) =>
      `${Math.round(Math.cos((turn * Math.PI) / 180) * radius)},${Math.round(Math.sin((turn * Math.PI) / 180) * radius)}`;
    return `M${point(a, away)}C${point(a + 40, away * 1.25)} ${point(b - 40, away * 1.2)} ${point(b, away * 0.92)}`;
  };
  const d = Array.from({ length: count }, (_, i) => one(i)).join('');
  return `<circle r="${r * 0.98}" fill="${darker(tint, 0.16)}"/><path d="${d}" stroke="${darker(tint, 0.3)}" stroke-width="${width + 4}" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${tint}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
};

/** Thin white rice vermicelli to radius `r`. */
export const riceVermicelli = (r: number) => strands('#fffaf0', r, 20, 6, 44);
