import { useEffect, useRef } from 'react';

export type Question = {
  title: string;
  text: string;
  /** A list of the items in question. */
  items?: readonly string[];
  confirm: string;
  /** The consequence, in small print below it. */
  confirmNote?: string;
  cancel: string;
};

/** A confirmation in a native modal dialog, open on render. Escape and a click outside mean no. */
export default function ConfirmDialog({
  title,
  text,
  items,
  confirm,
  confirmNote,
  cancel,
  onAnswer,
}: Question & { onAnswer: (isConfirmed: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      closedby="any"
      aria-labelledby="dialog-title"
      aria-describedby="dialog-text"
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'yes')}
    >
      <form method="dialog">
        <h2 id="dialog-title">{title}</h2>
        <p id="dialog-text">{text}</p>
        {items && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        <div className="dialog-actions">
          <button type="submit" className="button button-quiet" value="no">
            {cancel}
          </button>
          <button type="submit" className="button" value="yes">
            {confirm}
            {confirmNote && <small>{confirmNote}</small>}
          </button>
        </div>
      </form>
    </dialog>
  );
}
