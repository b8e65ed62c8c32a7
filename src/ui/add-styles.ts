/** Adds a style sheet to the page, once. Resolves when it is loaded or has failed. */
export function addStyles(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(href)}"]`);
  if (known) return known.sheet ? Promise.resolve() : arrivalOf(known);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const arrival = arrivalOf(link);
  document.head.append(link);
  return arrival;
}

function arrivalOf(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
  });
}
