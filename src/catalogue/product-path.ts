import { paths } from '#src/lib/paths.ts';
import type { ContentOf } from './reading/read-content.ts';

/** The path of a product's page. The gift card is sold on a page of its own, with a form for who gets it. */
export function productPath({ id, data }: Pick<ContentOf<'products'>, 'id' | 'data'>): string {
  return data.goods === 'gift-card' ? paths.giftCards : paths.product(id);
}
