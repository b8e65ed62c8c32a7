/**
 * Says on the root, by `data-buy-bar`, that the button that buys is above what is seen and the foot of the page below it: then a phone
 * shows it once more at the foot of its screen.
 */
export function followButton(page: HTMLElement): void {
  const button = page.querySelector('.buy-add');
  const footer = document.querySelector('body > footer');
  if (!button) return;
  let isAbove = false;
  let isAtEnd = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      if (target === button) isAbove = !isIntersecting && boundingClientRect.bottom <= 0;
      else isAtEnd = isIntersecting;
    document.documentElement.toggleAttribute('data-buy-bar', isAbove && !isAtEnd);
  });
  observer.observe(button);
  if (footer) observer.observe(footer);
}
