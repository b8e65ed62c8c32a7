import type { PaletteName } from '../inks.ts';
import { bookViews } from './book/views.ts';
import { filmViews } from './film/views.ts';
import { kitchenScenes } from './kitchen/views.ts';
import { pantryScenes } from './pantry/views.ts';
import type { Drawing } from './sheet.ts';

export interface ProductInput {
  slug: string;
  name: string;
  creatorName: string;
  /** The creator's colour; `art.colour` wins over it. */
  colour: PaletteName;
  art: {
    scene: string;
    foods: readonly string[];
    layout?: string;
    label?: readonly string[];
    colour?: PaletteName;
  };
  summary?: string;
  runningMinutes?: number;
  /** A recipe from the book, for its open spread. */
  recipe?: SpreadRecipe;
}
export interface SpreadRecipe {
  title: string;
  summary: string;
  ingredients: readonly { items: readonly { quantity?: number; unit?: string; name: string }[] }[];
  steps: readonly { text: string }[];
  art: { dish: string; foods: readonly string[] };
}
export type Views = Record<string, (input: ProductInput) => Drawing>;

/** Every scene a product can name in `art.scene`, with the views its pictures can name. */
export const SCENES: Record<string, Views> = {
  book: bookViews,
  ...pantryScenes,
  ...kitchenScenes,
  film: filmViews,
};
