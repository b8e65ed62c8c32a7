import type { RecipeInput } from '../draw.ts';
import { arrangement } from './arrangement.ts';
import { chance } from './chance.ts';
import { china, RIMS } from './china.ts';
import { foodsOf } from './foods.ts';
import { rect } from './grounds.ts';
import { type Drawing, sheet } from './sheet.ts';
import { THEMES } from './themes.ts';

export function drawRecipeTable(input: RecipeInput): Drawing {
  const theme = THEMES[input.colour];
  const choose = chance(`${input.slug}:dish`);
  return sheet(
    'square',
    theme.name,
    rect(0, 0, 1000, 1000, theme.ground) +
      china(500, 500, 420, theme.rim, choose.pick(RIMS)) +
      `<g transform="translate(500 500) scale(2.1)">${arrangement(foodsOf(input.art.foods), 132, choose)}</g>`,
  );
}
