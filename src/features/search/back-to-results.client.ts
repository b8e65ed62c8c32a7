/**
 * Going back through searches that were made in place, after a reload and before anybody has touched anything: the page's
 * behaviour is not there yet, so the address is asked for anew.
 */
addEventListener('popstate', () => {
  if (!document.querySelector('.search-page[data-hydrated]')) location.reload();
});

export {};
