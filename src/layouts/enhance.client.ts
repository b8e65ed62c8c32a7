import { counterpartOf, deferForms, POST_TIMEOUT_MS, submitAgain } from '../ui/islands/deferred-forms.ts';
import { type IntentLoader, intentLoader } from '../ui/islands/intent-loader.ts';
import { reloadOnce } from '../ui/islands/reload-once.ts';

/**
 * Loads behaviour on the first touch. An element names its behaviour, `data-enhance="region"`. When it is
 * hovered, touched or focused, the module of that name in BEHAVIOURS is imported and its `enhance(element)`
 * called, once per element. Such elements may be nested and may be added later.
 *
 * A click on a link or button marked `data-held` waits for the behaviour and is then repeated, so that the
 * first click counts. So do Escape and, in an island (src/ui/islands/Island.tsx), a button that submits
 * nothing and a form that posts. Clicks and focus before this file ran count as well. When the module fails
 * or takes longer than four seconds, the browser handles the event natively: let a held link lead somewhere
 * useful, and hide elements that need JavaScript with `needs-script`.
 *
 * The main element of a page, marked `data-idle`, loads its behaviour when the browser is idle.
 *
 * To add one: export `enhance` from a `*.client.ts` file and name that file below. Styles that only it needs
 * are added with `import styles from './x.css?inline'` and `addStyles` (src/ui/add-styles.ts).
 */
const BEHAVIOURS: Readonly<Record<string, () => Promise<{ enhance(element: HTMLElement): unknown }>>> = {
  add: () => import('../features/basket/add-from-card.client.ts'),
  'add-all': () => import('../features/basket/add-all.client.ts'),
  basket: () => import('../features/basket/basket-page.client.ts'),
  buy: () => import('../features/basket/add-form.client.ts'),
  flipper: () => import('../features/home/flipper.client.ts'),
  gallery: () => import('../features/products/gallery.client.ts'),
  gift: () => import('../features/basket/gift-card-form.client.ts'),
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
  shelf: () => import('../features/home/shelf.client.ts'),
};

/**
 * Behaviours whose forms are posted natively after a failure. The value says whether the page is reloaded
 * when one fails before a click: usually the store was deployed again. A page with a message being written is
 * not reloaded, nor are the pages of other behaviours.
 */
const FINAL: Readonly<Record<string, boolean>> = {
  basket: true,
  buy: true,
  gift: true,
  message: false,
};

/** How long a held click waits, in ms. */
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
  // The browser may never be idle on a busy machine.
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
    const twin = counterpartOf(control);
    // Repeats every clicked button, once if it is marked, and of links only the last.
    loader.hold(
      event,
      () => (control === last || !control.matches('a')) && twin().click(),
      'held' in control.dataset && control,
    );
  },
  true,
);
deferForms(loaderOf);

let newest: Event | undefined;
for (const type of ['keydown', 'pointerdown'])
  document.addEventListener(type, (event) => {
    if (!event.isTrusted) return;
    newest = event;
    if (event instanceof KeyboardEvent) holdEscape(event);
  });

/** All scripts of the page run: repeats earlier clicks. */
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

/** Repeats Escape when a loading behaviour is ready, unless another key or click followed. */
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

/** The elements with behaviour that contain this one, the innermost first. */
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
        // The next touch tries again, but only after held events went to the browser. Otherwise they would be
        // held again.
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
