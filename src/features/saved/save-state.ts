/** Shows on a save button whether its item is saved. Its two texts are in it, of which one is hidden. */
export function showSaved(button: HTMLElement, isSaved: boolean): void {
  button.ariaPressed = String(isSaved);
  const [save, saved] = button.children as HTMLCollectionOf<HTMLElement>;
  if (save) save.hidden = isSaved;
  if (saved) saved.hidden = !isSaved;
}
