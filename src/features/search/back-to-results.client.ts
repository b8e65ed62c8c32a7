/**
 * Back navigation through in-place searches after a reload: the page's behaviour may not be loaded yet, so
 * this reloads the page.
 */
addEventListener('popstate', () => {
  if (!document.querySelector('.search-page[data-hydrated]')) location.reload();
});

export {};
