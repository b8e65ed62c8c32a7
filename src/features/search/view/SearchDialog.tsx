import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { SearchEngine } from '#src/catalogue/search/search-engine.ts';
import * as words from '#src/words/en/search.ts';
import { searchLabels } from '../search-labels.ts';
import SearchForm from './SearchForm.tsx';

type Props = { dialog: RefObject<HTMLDialogElement | null>; load: () => Promise<SearchEngine> };

/** A search dialog with suggestions, at the top of any page. */
export default function SearchDialog({ dialog, load }: Props) {
  const close = () => dialog.current?.close();
  useEffect(() => {
    const { current } = dialog;
    const leave = () => current?.close();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={words.search}
      closedby="any"
      // Closes on a click outside, also in browsers without `closedby`.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      // A search field would use Escape to clear itself first. An open list of suggestions has already
      // handled the key.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      onClose={focusMenuButton}
    >
      <SearchForm id="dialog-keyword" label={searchLabels.searchBy} load={load} />
      <button type="button" className="search-dialog-close" onClick={close}>
        {words.close}
      </button>
    </dialog>
  );
}

/** The menu that opened the dialog has closed, so the focus moves to its button. */
function focusMenuButton() {
  const { activeElement: focused, body } = document;
  // A hidden element keeps the focus until the next frame.
  if (focused === body || !focused?.checkVisibility())
    document.querySelector<HTMLElement>('.menu-button')?.focus();
}
