import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { rootInBody } from '../../islands/hydrate.ts';
import { addStyles } from '../../ui/add-styles.ts';
import { loadSuggestions } from './load-suggestions.client.ts';
import sheet from './suggestions.css?url';
import SearchDialog from './view/SearchDialog.tsx';

/**
 * The header's link to the search page opens a sheet to type into, with suggestions; on a page that has a search field of
 * its own it leads there. A press with a modifier key is left to the browser.
 */
export function enhance(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const own = document.querySelector<HTMLElement>('main [name=keyword]');
    if (own) own.focus();
    else open();
  });
}

const dialog = createRef<HTMLDialogElement>();

async function open() {
  await addStyles(sheet);
  if (!dialog.current) {
    const { root } = rootInBody();
    flushSync(() => root.render(createElement(SearchDialog, { dialog, load: loadSuggestions })));
  }
  if (dialog.current?.open) return;
  dialog.current?.showModal();
  dialog.current?.querySelector('input')?.select();
}
