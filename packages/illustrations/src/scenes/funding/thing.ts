import type { FundingInput } from '../../inputs.ts';
import { bookOf } from '../book/cover.ts';
import type { Chance } from '../chance.ts';
import { TOOLS } from '../kitchen/tools.ts';
import { bookInPrint } from './book-in-print.ts';
import { FUNDED } from './funded.ts';

/**
 * The funding's goal, drawn around 0,0: the book of its product in print, or its kitchen tool, else its
 * `scene`; empty if neither has a drawing. Throws for an unknown scene.
 */
export function thingOf({ slug, scene, product }: FundingInput, chance: Chance): string {
  if (product?.art.scene === 'book') return bookInPrint(bookOf(product), chance);
  const tool = product && TOOLS[product.art.scene];
  if (tool?.alone) return tool.alone();
  if (scene === undefined) return '';
  const draw = FUNDED[scene];
  if (draw) return draw();
  throw new Error(
    `${slug}: no thing to fund is called "${scene}". There are: ${Object.keys(FUNDED).join(', ')}.`,
  );
}
