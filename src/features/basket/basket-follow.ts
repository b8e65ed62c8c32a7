import { $basket, $basketNotice } from '../../stores/basket/basket-store.ts';
import { countOf } from './basket-count.ts';
import type { BasketSummary } from './basket-summary.ts';

const NOTICES = {
  'not-kept': 'Your browser keeps nothing for us, so this basket lasts only as long as this page is open.',
  'not-read': 'Part of your basket could not be read again, so please look it over.',
};

/**
 * Calls `show` with the basket now and after each change. Tells the shopper when it cannot be stored or read.
 */
export function followBasket(show: (summary: BasketSummary) => void): void {
  $basket.subscribe((basket) => show({ lines: basket.items.length, count: countOf(basket) }));
  $basketNotice.subscribe(async (notice) => {
    if (!notice) return;
    const { showToast } = await import('../../ui/toast.ts');
    showToast({ text: NOTICES[notice] });
  });
}
