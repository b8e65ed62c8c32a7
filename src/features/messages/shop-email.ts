/** The store's email address, from the page's footer. */
export function shopEmail(): string | undefined {
  const link = document.querySelector('a[href^="mailto:"]');
  return link?.getAttribute('href')?.slice('mailto:'.length);
}
