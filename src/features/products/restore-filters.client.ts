/**
 * Cases in which a filtered list must start without a touch: filters in the address, back or forward
 * navigation to such an address after a reload, a choice without pointer or focus (as some assistive
 * technologies make), and a choice before any script was loaded.
 */
const list = document.querySelector<HTMLElement>('[data-list]');
// When loading fails, the full list stays and the next touch tries again.
const start = () =>
  list && import('./product-list.client.ts').then(({ enhance }) => enhance(list)).catch(() => {});

if (location.search || window.early?.some(({ target }) => isFilter(target))) start();
list?.addEventListener('change', start, { once: true });
addEventListener('popstate', start, { once: true });

function isFilter(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-filters]') !== null;
}
