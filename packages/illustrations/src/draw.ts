import { describeProduct } from './describe.ts';
import type { ArticleInput, CreatorInput, FundingInput, ProductInput, RecipeInput } from './inputs.ts';
import { drawArticleScene } from './scenes/article/article.ts';
import { drawCreatorPlate } from './scenes/creator.ts';
import { drawPoster } from './scenes/funding/poster.ts';
import { drawInitial, drawLettered, type LetteredInput } from './scenes/lettered.ts';
import { describeRecipe, drawRecipeTable } from './scenes/recipe.ts';
import { SCENES } from './scenes/scenes.ts';
import type { Drawing } from './scenes/sheet.ts';

export type { Drawing, LetteredInput };
export { describeProduct, describeRecipe, drawInitial, drawLettered };

/**
 * One view of a product: 4:5; an open spread and every film frame 3:2. The same input always gives the same
 * drawing. Throws for an unknown scene or view, with the list of known ones.
 */
export function drawProduct(input: ProductInput, view: string): Drawing {
  const scene = SCENES[input.art.scene];
  if (!scene) throw unknown('scene', input.art.scene, SCENES, input.slug);
  const draw = scene[view];
  if (!draw) throw unknown(`view of ${input.art.scene}`, view, scene, input.slug);
  return draw(input);
}

/** A portrait plate with monogram, 3:4. */
export const drawCreator = (input: CreatorInput): Drawing => drawCreatorPlate(input);

/** A dish from above, 1:1. */
export const drawRecipe = (input: RecipeInput): Drawing => drawRecipeTable(input);

/** A picture for an article, 3:2. */
export const drawArticle = (input: ArticleInput): Drawing => drawArticleScene(input);

/** A funding's poster, 3:4. */
export const drawFunding = (input: FundingInput): Drawing => drawPoster(input);

function unknown(what: string, name: string, known: object, slug: string): Error {
  return new Error(`${slug}: no ${what} is called "${name}". There are: ${Object.keys(known).join(', ')}.`);
}
