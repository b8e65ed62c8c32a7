/** A list that is opened by an address with a choice in it is filtered at once, before anybody touches it. */
const list = document.querySelector<HTMLElement>('[data-list]');
// What cannot be fetched leaves the whole list standing, and the filters try again when they are touched.
if (list && location.search)
  import('./product-list.client.ts').then(({ wake }) => wake(list)).catch(() => {});

export {};
