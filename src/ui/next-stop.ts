/**
 * Puts a link that lies elsewhere in the page next in line for the Tab key, after what has the focus now, for as long as it is there;
 * from it the way goes on, or back, as if it stood there.
 */
export function makeNextStop(link: HTMLElement): void {
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
    // The browser moves on from where it was, unless that is where to go.
    if (event.shiftKey) event.preventDefault();
    before.focus();
  });
}
