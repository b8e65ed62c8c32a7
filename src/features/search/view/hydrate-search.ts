import { createElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { hydrate, rootInBody } from '../../../islands/hydrate.ts';
import type { SearchEngine } from '../search-engine.ts';
import SearchDialog from './SearchDialog.tsx';
import SearchForm from './SearchForm.tsx';
import SearchPage from './SearchPage.tsx';

type Load = () => Promise<SearchEngine>;

/** Takes over a search page, or a search form that stands on another. */
export function hydrateSearch(root: HTMLElement, load: Load): void {
  if (root.hasAttribute('data-is-form')) hydrate(root, SearchForm, { load });
  else hydrate(root, SearchPage, { load });
}

/** Puts the search dialog into the page, closed; `dialog` is it from then on. */
export function addSearchDialog(dialog: RefObject<HTMLDialogElement | null>, load: Load): void {
  const { root } = rootInBody();
  flushSync(() => root.render(createElement(SearchDialog, { dialog, load })));
}
