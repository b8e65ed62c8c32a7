import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { SearchEngine } from '../search-engine.ts';
import SearchForm from './SearchForm.tsx';

type Props = { dialog: RefObject<HTMLDialogElement | null>; load: () => Promise<SearchEngine> };

/** A sheet at the top of any page to type a search into, with suggestions. */
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
      aria-label="Search"
      closedby="any"
      // Where `closedby` is not known yet, a press beside the sheet closes it all the same.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      // A search field would rather be emptied first. An open list has taken the key for itself.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      onClose={focusMenuButton}
    >
      <SearchForm id="dialog-keyword" label="Search by creator name, book title or recipe" load={load} />
      <button type="button" className="search-dialog-close" onClick={close}>
        Close
      </button>
    </dialog>
  );
}

/** Opened from the menu, which has closed meanwhile: its button is where the focus belongs. */
function focusMenuButton() {
  const { activeElement: focused, body } = document;
  // What was hidden keeps the focus until the next frame.
  if (focused === body || !focused?.checkVisibility())
    document.querySelector<HTMLElement>('.menu-button')?.focus();
}
