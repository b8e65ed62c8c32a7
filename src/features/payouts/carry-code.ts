/** What shows that a link is about to be followed; the first of them comes before the browser fetches anything ahead. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'click', 'auxclick'];

/**
 * Keeps the code in the address when the shopper goes on from here: links and forms to other pages of the store take along what `codeOf`
 * says at that moment, once, unless they name a code themselves.
 */
export function carryCode(codeOf: () => string | undefined): void {
  for (const sign of SIGNS)
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = (target as Element | null)?.closest?.('a');
        if (link) addCode(link, codeOf());
      },
      { capture: true, passive: true },
    );
  document.addEventListener('formdata', ({ target, formData }) => {
    const form = target as HTMLFormElement;
    const code = codeOf();
    if (code && form.method === 'get' && isPage(new URL(form.action))) formData.set('code', code);
  });
}

/** A link that names a code itself keeps it; one that was given a code before is given the present one, or none. */
function addCode(link: HTMLAnchorElement, code: string | undefined): void {
  const href = link.getAttribute('href');
  if (!href || href.startsWith('#') || link.hasAttribute('download') || !URL.canParse(link.href)) return;
  const url = new URL(link.href);
  if (!isPage(url)) return;
  const params = url.searchParams;
  const isOwn = params.has('code') && link.dataset.carried === undefined;
  const carried = isOwn ? params.getAll('code').at(-1) : code;
  if (carried) params.set('code', carried);
  else params.delete('code');
  if (!isOwn) link.dataset.carried = '';
  if (url.href !== link.href) link.href = url.href;
}

/** A page of ours: no file, and nothing that answers data. */
function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname);
}
