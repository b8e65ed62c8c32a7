import type { Views } from '../inputs.ts';
import { bookViews, ebookViews } from './book/views.ts';
import { filmViews } from './film/views.ts';
import { giftCardViews } from './gift-card.ts';
import { kitchenScenes } from './kitchen/views.ts';
import { pantryScenes } from './pantry/views.ts';

/** Every scene a product can name in `art.scene`, with the views its pictures can name. */
export const SCENES: Record<string, Views> = {
  book: bookViews,
  ebook: ebookViews,
  ...pantryScenes,
  ...kitchenScenes,
  film: filmViews,
  'gift-card': giftCardViews,
};
