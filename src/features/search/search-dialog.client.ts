import { paths } from '../../lib/paths.ts';
import { addStyles } from '../../ui/add-styles.ts';
import { part } from '../../ui/part.ts';
import { enhance as suggest } from './suggestions.client.ts';
import sheet from './suggestions.css?url';
import { keywordView } from './view/keyword-view.ts';
import { h } from './view/piece.ts';
import { toDom } from './view/to-dom.ts';

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

let dialog: HTMLDialogElement | undefined;

async function open() {
  await addStyles(sheet);
  dialog ??= makeDialog();
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

function makeDialog(): HTMLDialogElement {
  const [made] = toDom(
    h(
      'dialog',
      { class: 'seek', 'aria-label': 'Search', closedby: 'any' },
      h(
        'form',
        { class: 'search-box', method: 'get', action: paths.search, role: 'search' },
        h('label', { for: FIELD }, 'Search by creator name, book title or recipe'),
        h('div', { class: 'line-form' }, keywordView('', FIELD), h('button', { type: 'submit' }, 'Search')),
      ),
      h('button', { type: 'button', class: 'seek-close' }, 'Close'),
    ),
  );
  const sheetDialog = made as HTMLDialogElement;
  document.body.append(sheetDialog);
  const close = () => sheetDialog.close();
  sheetDialog.querySelector('.seek-close')?.addEventListener('click', close);
  // A search field would rather be emptied first. An open list has taken the key for itself.
  sheetDialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  // Where `closedby` is not known yet, a press beside the sheet closes it all the same.
  sheetDialog.addEventListener('click', ({ target }) => target === sheetDialog && close());
  sheetDialog.addEventListener('close', () => {
    // Opened from the menu, which has closed meanwhile: its button is where the focus belongs.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.menu-button')?.focus();
  });
  addEventListener('pagehide', close);
  suggest(part(sheetDialog, 'form'));
  return sheetDialog;
}

const FIELD = 'seek-keyword';
