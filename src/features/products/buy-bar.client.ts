/**
 * Sets `data-no-buy-bar` on the root while the buy button or the footer is visible. At all other times, phones
 * show a copy of the button at the bottom of the screen.
 */
export function followButton(page: HTMLElement): void {
  const button = page.querySelector('.buy-add');
  const footer = document.querySelector('body > footer');
  if (!button || !footer) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    document.documentElement.toggleAttribute('data-no-buy-bar', seen.size > 0);
  });
  observer.observe(button);
  observer.observe(footer);
}
