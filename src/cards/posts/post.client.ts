/** Opens and shuts the dialog of a post’s button where the browser does not know `commandfor`. */
export function enhance(button: HTMLElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  button.addEventListener('click', () => dialog?.showModal());
  dialog?.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[command=close]')) dialog.close();
  });
}
