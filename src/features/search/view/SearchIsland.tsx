import Island from '../../../islands/Island.tsx';
import SearchPage, { type SearchPageProps } from './SearchPage.tsx';

/** The search page, to be taken over by search.client.ts. */
export default function SearchIsland({ brand, query, answer }: Omit<SearchPageProps, 'load'>) {
  const isEmpty = !query.keyword || answer?.totalOfAll === 0;
  // What is popular is looked at only where nothing else is.
  const shown = answer && (isEmpty ? answer : { ...answer, popular: [] });
  return (
    <Island
      of={SearchPage}
      props={{ brand, query, answer: shown }}
      className="search-page"
      data-enhance="results"
      data-idle
    />
  );
}
