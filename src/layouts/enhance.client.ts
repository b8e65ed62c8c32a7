import { holdForms, POST_TIMEOUT_MS, submitAgain, twinOf } from '../islands/held-forms.ts';
import { type IntentLoader, intentLoader } from '../islands/intent-loader.ts';
import { reloadOnce } from '../islands/reload-once.ts';

/**
 * Behaviour that is fetched at the first touch. An element asks for it by name, `data-enhance="region"`; once somebody points
 * at it, touches it or moves the focus into it, the module of that name in BEHAVIOURS is imported and its `enhance(element)`
 * called, once for each element. Such elements may lie inside each other and may be added to the page later.
 *
 * A press on a link or button marked `data-held` waits for the behaviour and is then done again, so that the first press
 * counts; so do Escape, and in a view (src/islands/Island.tsx) a button that submits nothing and a form that posts. What was
 * pressed or focused before this file ran counts as well. Where the module does not come, or not within four seconds, the
 * browser does what the HTML says: let a held link lead somewhere useful, and keep what has no use without script hidden by
 * `needs-script`.
 *
 * What a page is there for, marked `data-idle`, comes without a touch as soon as the browser has nothing else to do.
 *
 * To add one: export `enhance` from a `*.client.ts` file and name that file below. Styles that only it needs come with it, by
 * `import sheet from './x.css?url'` and `addStyles` (src/ui/add-styles.ts).
 */
const BEHAVIOURS: Readonly<Record<string, () => Promise<{ enhance(element: HTMLElement): unknown }>>> = {
  add: () => import('../features/basket/add-from-card.client.ts'),
  basket: () => import('../features/basket/basket-page.client.ts'),
  buy: () => import('../features/basket/add-form.client.ts'),
  flipper: () => import('../features/home/flipper.client.ts'),
  list: () => import('../features/products/product-list.client.ts'),
  menu: () => import('../features/header/menu.client.ts'),
  message: () => import('../features/messages/message-island.client.ts'),
  post: () => import('../cards/posts/post.client.ts'),
  keyboard: () => import('./on-screen-keyboard.client.ts'),
  product: () => import('./pages/product-page.client.ts'),
  recent: () => import('../features/recent/recent.client.ts'),
  region: () => import('../features/regions/switch-region.client.ts'),
  results: () => import('../features/search/search.client.ts'),
  saved: () => import('../features/saved/saved.client.ts'),
  search: () => import('../features/search/search-dialog.client.ts'),
};

/**
 * Those whose forms are posted plainly once they have failed, and whether the page is loaded anew where one fails before anything
 * was pressed: mostly the shop was published anew under an open page. A message that is being written stays as it is, and so does a page
 * on which the browser does what the HTML says.
 */
const FINAL: Readonly<Record<string, boolean>> = { basket: true, buy: true, message: false };

/** How long a held press waits, in ms. */
const TIMEOUT_MS = 4_000;
const loaders = new WeakMap<Element, IntentLoader>();

for (const sign of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(
    sign,
    ({ target }) => {
      enhanceAround(target as Element);
    },
    { passive: true },
  );
enhanceAround(document.activeElement);
for (const owner of document.querySelectorAll('[data-enhance]:hover')) enhanceAround(owner);
const idle = document.querySelector<HTMLElement>('[data-idle]');
if (idle) {
  const come = () => enhanceAround(idle);
  // A busy machine may never be idle.
  if ('requestIdleCallback' in self) requestIdleCallback(come, { timeout: 1500 });
  else setTimeout(come);
}

let last: Element | undefined;
document.addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-held],[data-props] [type=button]');
    const owner = ownerOf(control);
    if (!control || !owner || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const loader = loaderOf(owner);
    if (!loader.isPending()) return;
    last = control;
    const twin = twinOf(control);
    // Every button that was pressed counts, once where it is marked, and of links the last.
    loader.hold(
      event,
      () => (control === last || !control.matches('a')) && twin().click(),
      'held' in control.dataset && control,
    );
  },
  true,
);
holdForms(loaderOf);

let newest: Event | undefined;
for (const type of ['keydown', 'pointerdown'])
  document.addEventListener(type, (event) => {
    if (!event.isTrusted) return;
    newest = event;
    if (event instanceof KeyboardEvent) holdEscape(event);
  });

/** All scripts of the page run: what was pressed before is pressed again. */
addEventListener('DOMContentLoaded', () => {
  const early = window.early ?? [];
  window.early = undefined;
  for (const event of early) {
    const button = (event.target as Element).closest?.<HTMLElement>(
      '[type=button]:is(.needs-script,[data-props] *)',
    );
    newest = event;
    if (event instanceof KeyboardEvent) holdEscape(event);
    else if (event instanceof SubmitEvent) submitAgain(event);
    else if (!event.defaultPrevented) button?.click();
  }
});

/** Escape, meant for a behaviour that is still on its way, is pressed again when that is there, unless something else was since. */
function holdEscape(event: KeyboardEvent) {
  const { key, target } = event;
  if (key !== 'Escape') return;
  const again = () => {
    if (newest === event) target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  for (const owner of ownersOf(target as Element)) {
    const loader = loaderOf(owner);
    if (loader.isPending()) loader.start().then(again);
  }
}

function enhanceAround(element: Element | null) {
  for (const owner of ownersOf(element)) loaderOf(owner).start();
}

/** The elements with a behaviour that this one lies in, the innermost first. */
function ownersOf(element: Element | null): HTMLElement[] {
  const owner = ownerOf(element);
  return owner ? [owner, ...ownersOf(owner.parentElement)] : [];
}

function ownerOf(element: Element | null | undefined) {
  return element?.closest?.<HTMLElement>('[data-enhance]');
}

function loaderOf(owner: HTMLElement): IntentLoader {
  let loader = loaders.get(owner);
  if (!loader) {
    const { enhance = '' } = owner.dataset;
    const isReloaded = FINAL[enhance];
    const isFinal = isReloaded !== undefined;
    const load = async () => {
      try {
        await (await BEHAVIOURS[enhance]?.())?.enhance(owner);
      } catch (error) {
        // The next sign of intent tries again, but not before what is held has gone to the browser, or it would be held again.
        if (!isFinal) setTimeout(() => loaders.delete(owner));
        throw error;
      }
    };
    loader = intentLoader(owner, load, isFinal ? POST_TIMEOUT_MS : TIMEOUT_MS, (heldCount) => {
      if (isFinal) owner.dataset.failed = '';
      if (isReloaded && heldCount === 0) reloadOnce();
    });
    loaders.set(owner, loader);
  }
  return loader;
}
