/** Far enough below what is seen for any page. */
const ALL_BELOW = '0px 0px 999999px';

/**
 * Says on the root, by `data-buy-bar`, that the button that buys is above what is seen and the foot of the page below it: then a phone
 * shows it once more at the foot of its screen.
 */
export function followButton(page: HTMLElement): void {
  const button = page.querySelector('.buy-add');
  const footer = document.querySelector('body > footer');
  if (!button || !footer) return;
  let isAbove = false;
  let isAtEnd = false;
  const show = () => document.documentElement.toggleAttribute('data-buy-bar', isAbove && !isAtEnd);
  // A leap over the button is no crossing of what is seen, but one of its upper edge.
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
