import { createElement, type RefObject } from 'react';
import type { SearchEngine } from '#src/catalogue/search/search-engine.ts';
import { hydrate, renderInBody } from '#src/ui/islands/hydrate.ts';
import SearchDialog from './SearchDialog.tsx';
import SearchForm from './SearchForm.tsx';
import SearchPage from './SearchPage.tsx';

type Load = () => Promise<SearchEngine>;

/** Hydrates a search page, or a search form on another page. */
export function hydrateSearch(root: HTMLElement, load: Load): void {
  if (root.hasAttribute('data-is-form')) hydrate(root, SearchForm, { load });
  else hydrate(root, SearchPage, { load });
}

/** Adds the closed search dialog to the page and sets `dialog`. */
export function addSearchDialog(dialog: RefObject<HTMLDialogElement | null>, load: Load): void {
  renderInBody(createElement(SearchDialog, { dialog, load }));
}
