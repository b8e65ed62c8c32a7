import { part } from '../../ui/part.ts';
import { loadSearch } from './load-search.ts';
import { parseSearchQuery, type SearchQuery, searchQueryText } from './search-query.ts';
import { headingView, resultsView, statusText, titleText } from './view/results-view.ts';
import { toDom } from './view/to-dom.ts';

/**
 * Lets the search page go on in place: another keyword, kind or page is answered here from the region's index, with the
 * choice in the address. What the server answered stays until then, and answers again if anything fails here.
 */
export function enhance(root: HTMLElement): void {
  const form = part<HTMLFormElement>(root, 'form');
  const field = part<HTMLInputElement>(form, '[name=keyword]');
  const results = part(root, '[data-results]');
  const heading = part(root, 'h1');
  const status = part(root, '[role=status]');
  let turn = 0;
  root.dataset.goesOn = '';
  loadSearch().catch(() => {});

  async function show(query: SearchQuery) {
    const mine = ++turn;
    results.ariaBusy = 'true';
    const search = await loadSearch();
    if (mine !== turn) return;
    const answer = search.search(query);
    heading.replaceChildren(...toDom(headingView(query, answer)));
    status.textContent = statusText(query, answer);
    results.replaceChildren(...toDom(resultsView(query, answer)));
    results.ariaBusy = null;
    field.value = query.keyword;
    document.title = document.title.replace(/^.*(?= · [^·]*$)/, () => titleText(query));
  }

  async function go(query: SearchQuery, address: string, focus: () => HTMLElement | null | undefined) {
    try {
      await loadSearch();
    } catch {
      location.assign(address);
      return;
    }
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    await show(query);
    focus()?.focus({ preventScroll: true });
  }

  form.addEventListener('submit', (event) => {
    const query = parseSearchQuery(new URLSearchParams({ keyword: field.value }));
    if (!query.keyword) return;
    event.preventDefault();
    go(query, new URL(form.action).pathname + searchQueryText(query), () => heading);
  });
  results.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-go]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const isToTop = link.dataset.go === 'top';
    const url = new URL(link.href);
    go(parseSearchQuery(url.searchParams), url.pathname + url.search, () => {
      if (isToTop) root.scrollIntoView();
      return isToTop ? heading : (results.querySelector<HTMLElement>('nav [aria-current]') ?? heading);
    });
  });
  addEventListener('popstate', () => {
    const query = parseSearchQuery(new URLSearchParams(location.search));
    show(query).catch(() => location.reload());
  });
}
