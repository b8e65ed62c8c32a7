import type { SHOP_EVENT, ShopEvent } from '../../stores/shop-event.ts';

/** Written out, or the bundler makes a file of it that every page with a basket would fetch. */
const EVENT: typeof SHOP_EVENT = 'shop-event';

/**
 * Where a service is set, this is what a page carries at once: it keeps what happens until the rest is there, which comes once the browser
 * has nothing else to do, or at a press on "Your privacy choices".
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
// A page that is drawn ahead of time asks and counts nobody before it is seen.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', idle, { once: true });
else idle();

document.addEventListener('click', async (event) => {
  if (!(event.target as Element).closest('[data-privacy-choices]')) return;
  event.preventDefault();
  const { showChoices } = await load();
  showChoices();
});
