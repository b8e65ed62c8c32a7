import type { ArticleInput } from '../../inputs.ts';
import { chance } from '../chance.ts';
import { foodsOf } from '../foods/foods.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { THEMES } from '../themes.ts';
import type { ArticleScene } from './article-scene.ts';
import { byTheWindow } from './by-the-window.ts';
import { floatingPotato } from './floating-potato.ts';
import { foodTrailer } from './food-trailer.ts';
import { fridgeScene } from './fridge.ts';
import { greyChocolate } from './grey-chocolate.ts';
import { jarPrice } from './jar-price.ts';
import { kitchenScale } from './kitchen-scale.ts';
import { ovenScene } from './oven.ts';
import { pattern } from './pattern.ts';
import { pricedGoods } from './priced-goods.ts';
import { sardineTin } from './sardine-tin.ts';
import { shares } from './shares.ts';
import { shoppingList } from './shopping-list.ts';
import { sizzle } from './sizzle.ts';
import { specimens } from './specimens.ts';
import { stillLife } from './still-life.ts';
import { table } from './table.ts';
import { tools } from './tools.ts';
import { writtenRecipe } from './written-recipe.ts';

/** The layouts of pictures for articles. */
export const ARTICLE_SCENES: Record<string, ArticleScene> = {
  'still-life': stillLife,
  table,
  specimens,
  pattern,
  shares,
  tools,
  'written-recipe': writtenRecipe,
  'jar-price': jarPrice,
  'food-trailer': foodTrailer,
  'priced-goods': pricedGoods,
  'shopping-list': shoppingList,
  'by-the-window': byTheWindow,
  fridge: fridgeScene,
  'floating-potato': floatingPotato,
  'grey-chocolate': greyChocolate,
  'kitchen-scale': kitchenScale,
  oven: ovenScene,
  'sardine-tin': sardineTin,
  sizzle: sizzle,
};

/** A picture for an article, 3:2. Throws for an unknown scene, with the list of known ones. */
export function drawArticleScene(input: ArticleInput): Drawing {
  const scene = ARTICLE_SCENES[input.art.scene];
  if (!scene)
    throw new Error(
      `${input.slug}: no scene is called "${input.art.scene}". There are: ${Object.keys(ARTICLE_SCENES).join(', ')}.`,
    );
  const theme = THEMES[input.art.colour ?? input.colour];
  const foods = foodsOf(input.art.foods);
  return sheet('wide', theme.name, scene({ ...input, foods, theme, chance: chance(input.slug) }));
}
