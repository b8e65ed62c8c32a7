import { useRef } from 'react';
import { statusText } from '#src/catalogue/search/result-text.ts';
import type { SearchAnswer, SearchEngine } from '#src/catalogue/search/search-engine.ts';
import type { SearchQuery } from '#src/catalogue/search/search-query.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';
import { searchLabels } from '../search-labels.ts';
import SearchForm from './SearchForm.tsx';
import SearchResults from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

export type SearchPageProps = {
  /** The store's name, if known. */
  brand?: string | undefined;
  query: SearchQuery;
  /** The store region, whose money is shown. */
  region: RegionCode;
  /** Undefined when the search failed. */
  answer?: SearchAnswer | undefined;
  /** Loads the search engine. Only in the browser. */
  load?: () => Promise<SearchEngine>;
};

/**
 * The search page's heading, form and results. The build renders it without a keyword and a function with
 * one; the browser answers other queries in place.
 */
export default function SearchPage({ brand, query: asked, region, answer: first, load }: SearchPageProps) {
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
          {answer ? statusText(query, answer, region) : words.outOfOrder}
        </p>
      </div>
      <div className="inset">
        <SearchForm
          label={brand ? fill(words.searchBrand, { brand }) : words.search}
          hint={searchLabels.hint}
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

function Heading({ query: { keyword }, answer }: Pick<SearchPageProps, 'query' | 'answer'>) {
  if (!answer) return words.notAvailable;
  if (!keyword) return words.heading;
  return (
    <Sentence
      of={answer.totalOfAll + answer.help.length > 0 ? words.found : words.notFound}
      values={{ keyword: <bdi className="keyword">{fill(words.quoted, { keyword })}</bdi> }}
    />
  );
}
