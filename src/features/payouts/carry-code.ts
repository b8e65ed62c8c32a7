/** Events that precede following a link. The first of them fires before the browser prefetches anything. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'click', 'auxclick'];

/**
 * Adds the payout code to the address when the shopper continues: links and forms to other pages of the store
 * get the current result of `codeOf`, unless they have a code of their own.
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

/** A link with its own code keeps it. One that got a code earlier gets the current one, or none. */
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

/** True for a page of the store: not a file and not an API address. */
function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname);
}
