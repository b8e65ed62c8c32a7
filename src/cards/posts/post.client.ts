/** Opens and closes a post’s dialog in browsers that do not support `commandfor`. */
export function enhance(button: HTMLElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  button.addEventListener('click', () => dialog?.showModal());
  dialog?.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[command=close]')) dialog.close();
  });
}
