/** The drawings. The same input always gives the same SVG. */
export {
  type Drawing,
  describeProduct,
  describeRecipe,
  drawArticle,
  drawCreator,
  drawFunding,
  drawInitial,
  drawLettered,
  drawProduct,
  drawRecipe,
  type LetteredInput,
} from './draw.ts';
export type { PaletteName } from './inks.ts';
export type { ProductInput, SpreadRecipe } from './inputs.ts';
export { FOOD_NAMES, food } from './larder/larder.ts';
export { ARTICLE_SCENES } from './scenes/article/article.ts';
export { bookOf } from './scenes/book/cover.ts';
export { DISHES } from './scenes/dishes/dishes.ts';
export { TOOLS } from './scenes/kitchen/tools.ts';
export { PANTRY_SCENES } from './scenes/pantry/pack-view.ts';
export { patternsIn } from './scenes/sheet.ts';
export { THEMES } from './scenes/themes.ts';
export { drawShareCard, type ShareArt, type ShareCard } from './share-card.ts';
export { wordmarkOf } from './wordmark.ts';
