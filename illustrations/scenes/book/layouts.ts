import type { FoodName } from '../../larder/larder.ts';
import type { Chance } from '../chance.ts';
import type { Scheme } from '../themes.ts';
import { loaf, pepper, salt, smoke } from './layouts-hero.ts';
import { band, label, plate } from './layouts-panel.ts';
import { fold, orecchiette } from './layouts-pattern.ts';

export interface CoverInput {
  title: string;
  author: string;
  foods: readonly FoodName[];
  scheme: Scheme;
  chance: Chance;
}
/** Prints the front board, 300 by 400; what bleeds is clipped by the caller. */
export type Layout = (input: CoverInput) => string;

export const LAYOUTS: Record<string, Layout> = {
  salt,
  pepper,
  loaf,
  orecchiette,
  smoke,
  fold,
  label,
  band,
  plate,
};
