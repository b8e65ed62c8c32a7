import { nth } from '../../src/lib/nth.ts';
import type { FoodName } from '../larder/larder.ts';
import { lookOf } from './foods/foods.ts';

/** Lightness of a hex colour as the eye weighs its channels, 0 to 1 and not linear, like `Look.light`. */
export function lightOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return (0.2126 * (value >> 16) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255)) / 255;
}

/** Whether letters of this ink can lie over that food and still be read at once. */
export const readsOver = (ink: string, food: FoodName) => Math.abs(lightOf(ink) - lookOf(food).light) > 0.5;

/** Whether a food shows against a paper instead of melting into it. */
export const showsOn = (food: FoodName, paper: string) =>
  Math.abs(lightOf(paper) - lookOf(food).light) > 0.108;

/** The first of the foods that shows on the paper, else the first. */
export const showing = (foods: readonly FoodName[], paper: string): FoodName =>
  foods.find((name) => showsOn(name, paper)) ?? nth(foods, 0);
