import type { ArticleInput } from '../../inputs.ts';
import type { Chance } from '../chance.ts';
import type { foodsOf } from '../foods/foods.ts';
import type { Theme } from '../themes.ts';

/** One picture of an article, on a sheet of 1200 by 800. */
export type ArticleScene = (
  input: ArticleInput & { foods: ReturnType<typeof foodsOf>; theme: Theme; chance: Chance },
) => string;
