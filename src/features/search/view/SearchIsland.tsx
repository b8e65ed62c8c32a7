import Island from '#src/ui/islands/Island.tsx';
import SearchPage, { type SearchPageProps } from './SearchPage.tsx';

/** The search page as an island, hydrated by search.client.ts. */
export default function SearchIsland({ brand, query, region, answer }: Omit<SearchPageProps, 'load'>) {
  const isEmpty = !query.keyword || answer?.totalOfAll === 0;
  // Popular products are only shown when there are no results.
  const shown = answer && (isEmpty ? answer : { ...answer, popular: [] });
  return (
    <Island
      of={SearchPage}
      props={{ brand, query, region, answer: shown }}
      className="search-page"
      data-enhance="results"
      data-idle
    />
  );
}
