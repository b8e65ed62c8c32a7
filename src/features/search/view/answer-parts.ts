import type { SearchAnswer } from '../search-engine.ts';
import type { SearchQuery } from '../search-query.ts';
import { keywordView } from './keyword-view.ts';
import { h } from './piece.ts';
import { headingView, resultsView, statusText } from './results-view.ts';
import { toHtml } from './to-html.ts';

/** The parts of the search page as HTML, by the names that the built page gives their places. */
export function answerParts(query: SearchQuery, answer: SearchAnswer) {
  const status = h('p', { class: 'stand', role: 'status', 'data-status': true }, statusText(query, answer));
  return {
    heading: toHtml([h('h1', { tabindex: -1 }, headingView(query, answer)), status]),
    keyword: toHtml(keywordView(query.keyword)),
    results: toHtml(resultsView(query, answer)),
  };
}
