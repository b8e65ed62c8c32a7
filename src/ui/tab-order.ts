/**
 * Makes a link elsewhere in the page the next tab stop after the focused element, for as long as the link
 * exists. From it, Tab continues after that element and Shift+Tab returns to it.
 */
export function makeNextTabStop(link: HTMLElement): void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return;
  const over = new AbortController();
  before.addEventListener(
    'keydown',
    (event) => {
      if (!link.isConnected) return over.abort();
      if (event.key !== 'Tab' || event.shiftKey) return;
      event.preventDefault();
      link.focus();
    },
    { signal: over.signal },
  );
  link.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !before.isConnected) return;
    // From the focused element the browser moves on by itself. For Shift+Tab it must stay there.
    if (event.shiftKey) event.preventDefault();
    before.focus();
  });
}
