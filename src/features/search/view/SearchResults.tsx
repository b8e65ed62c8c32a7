import type { MouseEvent, ReactNode } from 'react';
import type { SearchAnswer } from '#src/catalogue/search/search-engine.ts';
import { SEARCH_KINDS, type SearchKind } from '#src/catalogue/search/search-item.ts';
import { type SearchQuery, searchQueryText } from '#src/catalogue/search/search-query.ts';
import { paths } from '#src/lib/paths.ts';
import Pager from '#src/ui/Pager.tsx';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/search.ts';
import { searchLabels } from '../search-labels.ts';
import HelpAnswers from './HelpAnswers.tsx';
import ResultList from './ResultList.tsx';

/**
 * Called on a click on a link to other results. Unless it prevents the default, the browser follows the link.
 */
type Go = (event: MouseEvent<HTMLAnchorElement>) => void;

type Props = {
  query: SearchQuery;
  answer: SearchAnswer;
  /** For another kind or spelling. */
  onGo: Go;
  /** For another page, which starts at its top. */
  onTurn: Go;
};

/** The part below the form: the kinds, the results of one page, and links. */
export default function SearchResults({ query, answer, onGo, onTurn }: Props) {
  const { found, total, totalOfAll, page, pageCount, closest, unpriced, help } = answer;
  if (!query.keyword) return <Popular answer={answer} title={words.popular} />;
  if (totalOfAll === 0 && help.length > 0)
    return (
      <>
        <HelpAnswers answers={help} />
        <Popular answer={answer} title={words.popularToo} />
      </>
    );
  if (totalOfAll === 0)
    return (
      <>
        <div className="results-empty">
          <Places places={answer.places} />
          {unpriced ? (
            <p className="did-you-mean">
              <Sentence
                of={words.atAnyPrice}
                values={{ keyword: <Spelling query={query} keyword={unpriced} onGo={onGo} /> }}
              />
            </p>
          ) : (
            closest.length > 0 && <DidYouMean query={query} closest={closest} onGo={onGo} />
          )}
          <p className="standfirst">
            <Sentence of={searchLabels.tip} values={{ contact: CONTACT }} />
          </p>
        </div>
        <Popular answer={answer} title={words.popularInstead} />
      </>
    );
  return (
    <>
      {page === 1 && <Places places={answer.places} />}
      {page === 1 && <HelpAnswers answers={help} />}
      {closest.length > 0 && <DidYouMean query={query} closest={closest} onGo={onGo} />}
      <Kinds query={query} answer={answer} onGo={onGo} />
      {total > 0 ? (
        <ResultList found={found} hasLead={page === 1} />
      ) : (
        <p className="standfirst results-none">{words.noneOfKind[query.kind ?? 'products']}</p>
      )}
      <Pager
        className="pager"
        page={page}
        count={pageCount}
        of={words.resultList}
        urlOf={(number) => addressOf({ ...query, page: number })}
        onGo={onTurn}
      />
    </>
  );
}

const CONTACT = (
  <a className="more" href={paths.contact}>
    {words.contact}
  </a>
);

/** Links to the sections and categories that were searched for. */
function Places({ places }: Pick<SearchAnswer, 'places'>) {
  const links = places.map(({ name, url }) => (
    <a key={url} className="more" href={url}>
      {name}
    </a>
  ));
  const last = links.pop();
  if (!last) return null;
  const others: ReactNode[] = links.flatMap((link, at) => (at === 0 ? [link] : [', ', link]));
  const all = others.length > 0 ? <Sentence of={words.listEnd} values={{ others, last }} /> : last;
  return (
    <p className="result-places">
      <Sentence of={words.seePlaces} values={{ places: all }} />
    </p>
  );
}

function Kinds({
  query,
  answer: { counts, totalOfAll },
  onGo,
}: Pick<Props, 'query' | 'answer'> & { onGo: Go }) {
  const choice = (kind: SearchKind | undefined, name: string, count: number) => (
    <li key={name}>
      <a
        className="chip"
        href={addressOf({ ...query, kind, page: 1 })}
        aria-current={query.kind === kind ? 'true' : undefined}
        onClick={onGo}
      >
        <span>
          {`${name} `}
          <b>{String(count)}</b>
        </span>
      </a>
    </li>
  );
  return (
    <nav className="result-kinds" aria-label={words.typeOfResult}>
      <ul>
        {choice(undefined, words.allKinds, totalOfAll)}
        {SEARCH_KINDS.filter((kind) => counts[kind] || kind === query.kind).map((kind) =>
          choice(kind, words.kinds[kind], counts[kind] ?? 0),
        )}
      </ul>
    </nav>
  );
}

function DidYouMean({ query, closest, onGo }: { query: SearchQuery; closest: readonly string[]; onGo: Go }) {
  const links = closest.map((keyword) => (
    <Spelling key={keyword} query={query} keyword={keyword} onGo={onGo} />
  ));
  const last = links.pop();
  const others: ReactNode[] = links.flatMap((link, at) => (at === 0 ? [link] : [', ', link]));
  const keywords = others.length > 0 ? <Sentence of={words.either} values={{ others, last }} /> : last;
  return (
    <p className="did-you-mean">
      <Sentence of={words.didYouMean} values={{ keywords }} />
    </p>
  );
}

function Spelling({ query: { kind }, keyword, onGo }: { query: SearchQuery; keyword: string; onGo: Go }) {
  return (
    <a className="more" href={addressOf({ keyword, page: 1, kind })} onClick={onGo}>
      {keyword}
    </a>
  );
}

function Popular({ answer: { popular }, title }: { answer: SearchAnswer; title: string }) {
  if (popular.length === 0) return null;
  return (
    <section className="results-popular" aria-labelledby="popular">
      <p className="label" id="popular">
        {title}
      </p>
      <ResultList found={popular.map((item) => ({ item, terms: [] }))} />
    </section>
  );
}

function addressOf({
  keyword,
  kind,
  page,
}: Omit<SearchQuery, 'kind'> & { kind?: SearchKind | undefined }): string {
  return paths.search + searchQueryText({ keyword, page, ...(kind && { kind }) });
}
