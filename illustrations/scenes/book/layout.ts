import type { FoodName } from '../../larder/larder.ts';
import type { Chance } from '../chance.ts';
import type { Scheme } from '../themes.ts';

export interface CoverInput {
  title: string;
  author: string;
  foods: readonly FoodName[];
  scheme: Scheme;
  chance: Chance;
}
/** Prints the front board, 300 by 400; what bleeds is clipped by the caller. */
export type Layout = (input: CoverInput) => string;
