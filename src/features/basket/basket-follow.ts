import { countOf } from '#src/core/basket/basket.ts';
import { $basket, $basketNotice } from '#src/stores/basket/basket-store.ts';
import * as words from '#src/words/en/basket-notices.ts';
import type { BasketSummary } from './basket-summary.ts';

const NOTICES = {
  'not-kept': words.notKept,
  'not-read': words.notRead,
};

/**
 * Calls `show` with the basket now and after each change. Tells the shopper when it cannot be stored or read.
 */
export function followBasket(show: (summary: BasketSummary) => void): void {
  $basket.subscribe((basket) => show({ lines: basket.items.length, count: countOf(basket) }));
  $basketNotice.subscribe(async (notice) => {
    if (!notice) return;
    const { showToast } = await import('#src/ui/toast.ts');
    showToast({ text: NOTICES[notice] });
  });
}
