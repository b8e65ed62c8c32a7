import type { FoodName } from '../../larder/larder.ts';
import type { Chance } from '../chance.ts';
import type { Scheme } from '../themes.ts';

type CoverInput = {
  title: string;
  author: string;
  foods: readonly FoodName[];
  scheme: Scheme;
  chance: Chance;
};
/** Draws the front cover, 300 by 400. The caller clips it. */
export type Layout = (input: CoverInput) => string;
