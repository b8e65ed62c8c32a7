import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { titleText } from '#src/catalogue/search/result-text.ts';
import type { SearchAnswer, SearchEngine } from '#src/catalogue/search/search-engine.ts';
import { parseSearchQuery, type SearchQuery, searchQueryText } from '#src/catalogue/search/search-query.ts';
import { paths } from '#src/lib/paths.ts';

type Shown = { query: SearchQuery; answer?: SearchAnswer | undefined };
type Parts = {
  heading: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  results: RefObject<HTMLElement | null>;
};

/**
 * Answers queries in place with the region's index, and keeps the query in the address. The current results
 * stay until then. When anything fails, the browser navigates and the server answers.
 */
export function useSearch(
  first: Shown,
  { heading, field, results }: Parts,
  load: (() => Promise<SearchEngine>) | undefined,
) {
  const [shown, setShown] = useState<Shown>(first);
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);

  async function show(query: SearchQuery) {
    const mine = ++turn.current;
    setBusy(true);
    const engine = await load?.();
    if (mine !== turn.current || !engine) return;
    flushSync(() => {
      setShown({ query, answer: engine.search(query) });
      setBusy(false);
    });
    if (field.current) field.current.value = query.keyword;
    document.title = document.title.replace(/^.*(?= · [^·]*$)/, () => titleText(query));
  }

  async function go(query: SearchQuery, address: string, focus: () => HTMLElement | null | undefined) {
    try {
      await load?.();
    } catch {
      location.assign(address);
      return;
    }
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    await show(query);
    focus()?.focus({ preventScroll: true });
  }

  /** Follows a link in place, unless it is for another tab or window. */
  function follow(event: MouseEvent<HTMLAnchorElement>, focus: () => HTMLElement | null | undefined) {
    if (!load || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const url = new URL(event.currentTarget.href);
    go(parseSearchQuery(url.searchParams), url.pathname + url.search, focus);
  }

  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    load?.().catch(() => {});
    const back = () => {
      const query = parseSearchQuery(new URLSearchParams(location.search));
      latest.current(query).catch(() => location.reload());
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [load]);

  return {
    ...shown,
    isBusy,
    search(keyword: string): boolean {
      const query = parseSearchQuery(new URLSearchParams({ keyword }));
      if (!query.keyword || !load) return false;
      go(query, paths.search + searchQueryText(query), () => heading.current);
      return true;
    },
    onGo: (event: MouseEvent<HTMLAnchorElement>) =>
      follow(
        event,
        () => results.current?.querySelector<HTMLElement>('nav [aria-current]') ?? heading.current,
      ),
    onTurn: (event: MouseEvent<HTMLAnchorElement>) =>
      follow(event, () => {
        heading.current?.closest('main')?.scrollIntoView();
        return heading.current;
      }),
  };
}
