import type { FundingInput } from '../../inputs.ts';
import { bookOf, COVER, closedBook } from '../book/cover.ts';
import type { Chance } from '../chance.ts';
import { moved } from '../grounds.ts';
import { TOOLS } from '../kitchen/tools.ts';
import { FUNDED } from './funded.ts';

/**
 * The funding's goal, drawn around 0,0: the book or kitchen tool of its product, else its `scene`; empty if
 * neither has a drawing. Throws for an unknown scene.
 */
export function thingOf({ slug, scene, product }: FundingInput, chance: Chance): string {
  if (product?.art.scene === 'book') return moved(0, 0, 0, 1, bookAlone(product, chance));
  const tool = product && TOOLS[product.art.scene];
  if (tool?.alone) return tool.alone();
  if (scene === undefined) return '';
  const draw = FUNDED[scene];
  if (draw) return draw();
  throw new Error(
    `${slug}: no thing to fund is called "${scene}". There are: ${Object.keys(FUNDED).join(', ')}.`,
  );
}

const SCALE = 1.7;

const bookAlone = (product: NonNullable<FundingInput['product']>, chance: Chance) =>
  closedBook(bookOf(product), (-COVER.width * SCALE) / 2, (-COVER.height * SCALE) / 2, SCALE, -5, chance);
