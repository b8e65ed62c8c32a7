import type { SHOP_EVENT, ShopEvent } from '#src/stores/shop-event.ts';

/** A literal: an import would make the bundler add a file that every page with a basket loads. */
const EVENT: typeof SHOP_EVENT = 'shop-event';

/**
 * The initial tracking script of a page: it queues events until the rest is loaded, when the browser is idle
 * or on a click on "Your privacy choices".
 */
const early: ShopEvent[] = [];
let hear = (event: ShopEvent): void => {
  early.push(event);
};
document.addEventListener(EVENT, (event) => hear((event as CustomEvent<ShopEvent>).detail));

const load = () => import('./start-tracking.ts');
const idle = () =>
  (self.requestIdleCallback ?? setTimeout)(async () => {
    const { startTracking } = await load();
    hear = startTracking(early);
  });
// A prerendered page asks and tracks only when it becomes visible.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', idle, { once: true });
else idle();

document.addEventListener('click', async (event) => {
  if (!(event.target as Element).closest('[data-privacy-choices]')) return;
  event.preventDefault();
  const { showChoices } = await load();
  showChoices();
});
