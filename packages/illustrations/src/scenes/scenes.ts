import type { Views } from '../inputs.ts';
import { bookViews, ebookViews } from './book/views.ts';
import { filmViews } from './film/views.ts';
import { giftCardViews } from './gift-card.ts';
import { kitchenScenes } from './kitchen/views.ts';
import { pantryScenes } from './pantry/views.ts';

/** All scenes for a product's `art.scene`, each with its views. */
export const SCENES: Record<string, Views> = {
  book: bookViews,
  ebook: ebookViews,
  ...pantryScenes,
  ...kitchenScenes,
  film: filmViews,
  'gift-card': giftCardViews,
};
