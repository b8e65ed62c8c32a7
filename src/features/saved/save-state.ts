/** Shows on a save button whether its item is saved. Its two texts are in it, of which one is hidden. */
export function showSaved(button: HTMLElement, isSaved: boolean): void {
  button.ariaPressed = String(isSaved);
  for (const [at, text] of [...button.children].entries()) (text as HTMLElement).hidden = isSaved === !at;
}
