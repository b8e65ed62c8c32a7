/** A root margin that exceeds any page. */
const ALL_BELOW = '0px 0px 999999px';

/**
 * Sets `data-buy-bar` on the root while the buy button is above the visible area and the footer below it.
 * Phones then show a copy of the button at the bottom of the screen.
 */
export function followButton(page: HTMLElement): void {
  const button = page.querySelector('.buy-add');
  const footer = document.querySelector('body > footer');
  if (!button || !footer) return;
  let isAbove = false;
  let isAtEnd = false;
  const show = () => document.documentElement.toggleAttribute('data-buy-bar', isAbove && !isAtEnd);
  // The margin extends the area downwards, so that a jump past the button also counts.
  follow(button, ALL_BELOW, (isSeen) => {
    isAbove = !isSeen;
    show();
  });
  follow(footer, '0px', (isSeen) => {
    isAtEnd = isSeen;
    show();
  });
}

function follow(element: Element, rootMargin: string, tell: (isSeen: boolean) => void): void {
  new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  }).observe(element);
}
