import { followFormat } from '#src/features/products/format-in-address.client.ts';
import { showStock } from '#src/features/products/stock.client.ts';
import { enhance as rememberProduct } from '#src/features/recent/recent.client.ts';
import { followButton } from '#src/ui/follow-button.ts';

/** The behaviour of a product page. */
export function enhance(page: HTMLElement): void {
  followFormat(page);
  followButton(page.querySelector('.buy-add'));
  showStock(page);
  rememberProduct(page);
  if (page.dataset.product)
    void import('#src/features/reviews/new-reviews.client.ts').then(({ showNewReviews }) =>
      showNewReviews(page.dataset.product ?? ''),
    );
}
