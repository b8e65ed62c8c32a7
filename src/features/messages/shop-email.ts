/** The store's e-mail address, as any page names it in its footer. */
export function shopEmail(): string | undefined {
  const link = document.querySelector('a[href^="mailto:"]');
  return link?.getAttribute('href')?.slice('mailto:'.length);
}
