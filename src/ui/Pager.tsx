import type { MouseEvent } from 'react';
import * as words from '#src/words/en/pager.ts';
import { pagerNumbers } from './pager-numbers.ts';

type Props = {
  page: number;
  count: number;
  urlOf: (page: number) => string;
  /** What is listed, for example `Products`. */
  of: string;
  className?: string;
  /** Called on a click on a link. Unless it prevents the default, the browser follows the link. */
  onGo?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Links to the pages of a list. They are real addresses. Renders nothing for a single page. */
export default function Pager({ page, count, urlOf, of, className = 'pager inset', onGo }: Props) {
  if (count < 2) return null;
  return (
    <nav className={className} aria-label={words.pagesOf.replace('{list}', of.toLowerCase())}>
      {page > 1 ? (
        <a className="pager-step" href={urlOf(page - 1)} rel="prev" onClick={onGo}>
          {words.previous}
        </a>
      ) : (
        <span />
      )}
      <ol>
        {pagerNumbers(page, count).map((number, at) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name, and there are two at most
            <li key={`gap-${at}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={number}>
              <a
                href={urlOf(number)}
                aria-label={words.page.replace('{page}', `${number}`)}
                aria-current={number === page ? 'page' : undefined}
                onClick={onGo}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < count ? (
        <a className="pager-step" href={urlOf(page + 1)} rel="next" onClick={onGo}>
          {words.next}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
