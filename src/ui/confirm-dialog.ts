import { cloneTemplate } from './clone-template.ts';
import { part } from './part.ts';

export type Question = {
  title: string;
  text: string;
  /** What it is about, one by one. */
  items?: readonly string[];
  confirm: string;
  cancel: string;
};

/**
 * Asks a yes-or-no question in a native modal dialog (ConfirmDialog.astro): focus stays inside and returns to where it was,
 * Escape and a press beside it mean no.
 */
export function confirmInDialog({ title, text, items = [], confirm, cancel }: Question): Promise<boolean> {
  const dialog = cloneTemplate<HTMLDialogElement>('[data-confirm]');
  part(dialog, 'h2').textContent = title;
  part(dialog, 'p').textContent = text;
  part(dialog, '[value=no]').textContent = cancel;
  part(dialog, '[value=yes]').textContent = confirm;
  const list = part(dialog, 'ul');
  const item = part(list, 'li');
  list.replaceChildren(...items.map((name) => filled(item, name)));
  list.hidden = items.length === 0;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

function filled(pattern: HTMLElement, text: string): Node {
  const copy = pattern.cloneNode();
  copy.textContent = text;
  return copy;
}
