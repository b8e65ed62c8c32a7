import { badgeName, badgeText, countOf } from './badge.ts';
import { $basket, $basketNotice } from './basket-store.ts';

/**
 * Fills `[data-basket-badge]`, names `[data-basket-link]`, and says in `<html data-basket>` whether the basket is
 * `empty` or `full`, so that styles can keep its place before the island is there. Follows every change.
 */
$basket.subscribe((basket) => {
  const count = countOf(basket);
  document.documentElement.dataset.basket = basket.items.length > 0 ? 'full' : 'empty';
  for (const badge of document.querySelectorAll('[data-basket-badge]')) badge.textContent = badgeText(count);
  for (const link of document.querySelectorAll('[data-basket-link]'))
    link.setAttribute('aria-label', badgeName(count));
});

const NOTICES = {
  'not-kept': 'Your browser keeps nothing for us, so this basket lasts only as long as this page is open.',
  'not-read': 'Part of your basket could not be read again, so please look it over.',
};

$basketNotice.subscribe(async (notice) => {
  if (!notice) return;
  const { showToast } = await import('../../components/toast.ts');
  showToast({ text: NOTICES[notice] });
});
