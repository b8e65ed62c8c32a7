import { useRef } from 'react';
import { statusText } from '../../../catalogue/search/result-text.ts';
import type { SearchAnswer, SearchEngine } from '../../../catalogue/search/search-engine.ts';
import type { SearchQuery } from '../../../catalogue/search/search-query.ts';
import { SEARCH_HINT } from '../../../lib/labels.ts';
import * as words from '../../../words/en/search.ts';
import SearchForm from './SearchForm.tsx';
import SearchResults from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

export type SearchPageProps = {
  /** The store's name, if known. */
  brand?: string | undefined;
  query: SearchQuery;
  /** Undefined when the search failed. */
  answer?: SearchAnswer | undefined;
  /** Loads the search engine. Only in the browser. */
  load?: () => Promise<SearchEngine>;
};

/**
 * The search page's heading, form and results. The build renders it without a keyword and a function with
 * one; the browser answers other queries in place.
 */
export default function SearchPage({ brand, query: asked, answer: first, load }: SearchPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { query, answer, isBusy, search, onGo, onTurn } = useSearch(
    { query: asked, answer: first },
    { heading, field, results },
    load,
  );
  return (
    <>
      <div className="grid page-head">
        <h1 ref={heading} tabIndex={-1}>
          <Heading query={query} answer={answer} />
        </h1>
        <p className="standfirst" role="status">
          {answer ? statusText(query, answer) : OUT_OF_ORDER}
        </p>
      </div>
      <div className="inset">
        <SearchForm
          label={brand ? `Search ${brand}` : 'Search'}
          hint={SEARCH_HINT}
          keyword={query.keyword}
          load={load}
          onSearch={search}
          field={field}
        />
      </div>
      <div ref={results} className="inset search-results" aria-busy={isBusy || undefined}>
        {answer && <SearchResults query={query} answer={answer} onGo={onGo} onTurn={onTurn} />}
      </div>
    </>
  );
}

const OUT_OF_ORDER = 'Please try again in a minute, or browse the categories below.';

function Heading({ query: { keyword }, answer }: Pick<SearchPageProps, 'query' | 'answer'>) {
  if (!answer) return 'Search is not available';
  if (!keyword) return words.heading;
  return (
    <>
      {answer.totalOfAll + answer.help.length > 0 ? 'Found: ' : 'Not found: '}
      <bdi className="keyword">{`“${keyword}”`}</bdi>
    </>
  );
}
