/**
 * Four ways into a filtered list that are no touch: an address with a choice in it, going back or forward to one after a reload,
 * a choice that was made without pointer or focus, as some aids do, and one that was made before any script was here.
 */
const list = document.querySelector<HTMLElement>('[data-list]');
// What cannot be fetched leaves the whole list standing, and the filters try again when they are touched.
const start = () =>
  list && import('./product-list.client.ts').then(({ enhance }) => enhance(list)).catch(() => {});

if (location.search || window.early?.some(({ target }) => isFilter(target))) start();
list?.addEventListener('change', start, { once: true });
addEventListener('popstate', start, { once: true });

function isFilter(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-filters]') !== null;
}
