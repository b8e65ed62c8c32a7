/**
 * Three ways into a filtered list that are no touch: an address with a choice in it, going back or forward to one after a reload,
 * and a choice that was made without pointer or focus, as some aids do.
 */
const list = document.querySelector<HTMLElement>('[data-list]');
// What cannot be fetched leaves the whole list standing, and the filters try again when they are touched.
const start = () => list && import('./product-list.client.ts').then(({ wake }) => wake(list)).catch(() => {});

if (location.search) start();
list?.addEventListener('change', start, { once: true });
addEventListener('popstate', start, { once: true });

export {};
