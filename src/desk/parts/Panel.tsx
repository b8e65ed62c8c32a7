import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as words from '#src/words/en/desk/shell.ts';

/**
 * A panel beside the work: a dialog of the browser, so the focus goes in and comes back, and Esc closes it.
 */
export function Panel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="panel" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="btn bare" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      <div className="body">{children}</div>
    </dialog>
  );
}
