import type { ClientDirective } from 'astro';
import { intentLoader } from './intent-loader.ts';

/** What an island tells its element when its handlers are on: see `announceReady` in ready.ts. */
const READY = 'island:ready';
/**
 * What the element tells the page when the island could not be started: its controls then act as plain HTML.
 * `detail` is how many of the shopper's actions were waiting for it and are now done by the browser.
 */
const FAILED = 'island:failed';
/** ms after which a held action is handed to the browser, whatever became of the island. */
const TIMEOUT_MS = 20_000;
/** ms between an island's start and its word that it is ready; past this it has crashed. */
const START = 4_000;

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Loads an island on the shopper's first sign of intent. Presses on its buttons and submits that come before it is ready are
 * held: see intent-loader.ts.
 *
 * Links, fields and submits by a `data-native` button are never held; such a button is only kept from sending twice.
 * Astro puts this, bundled, into the page's inline script: mind the bytes.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const loader = intentLoader(
    island,
    () =>
      new Promise<void>((ready, fail) => {
        island.addEventListener(READY, () => ready());
        island.addEventListener('astro:hydration-error', fail);
        load()
          .then((hydrate) => hydrate())
          .then(() => setTimeout(fail, START), fail);
      }),
    TIMEOUT_MS,
    (heldCount) => {
      island.dataset.failed = '';
      island.dispatchEvent(new CustomEvent(FAILED, { bubbles: true, detail: heldCount }));
    },
  );

  /** The control that `element` is, or, where the island was drawn anew, that is now in its place. */
  const later = (element: HTMLElement) => {
    const place = controls(island).indexOf(element);
    return () => (element.isConnected ? element : (controls(island)[place] ?? element));
  };

  island.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const submitter = (event as SubmitEvent).submitter as HTMLElement | null;
      if (
        submitter?.hasAttribute('data-native') ||
        (!loader.isPending() && island.hasAttribute('data-failed'))
      )
        return sendOnce(event, form);
      if (!loader.isPending()) return;
      const [formLater, submitterLater] = [later(form), submitter && later(submitter)];
      loader.hold(event, () => (formLater() as HTMLFormElement).requestSubmit(submitterLater?.()), form);
    },
    true,
  );
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLButtonElement>('button');
      if (!loader.isPending() || button?.type !== 'button') return;
      const buttonLater = later(button);
      loader.hold(event, () => buttonLater().click());
    },
    true,
  );
  for (const sign of SIGNS)
    island.addEventListener(sign, loader.start, { capture: true, once: true, passive: true });
  if (value === 'idle') (self.requestIdleCallback ?? setTimeout)(loader.start);
};

export default intent;

/** Lets a form go to the server once, until the answer is there or the page is shown again. */
function sendOnce(event: Event, form: HTMLFormElement) {
  if ('sent' in form.dataset) {
    event.preventDefault();
    return;
  }
  form.dataset.sent = '';
  const forget = () => {
    delete form.dataset.sent;
  };
  addEventListener('pageshow', (shown) => shown.persisted && forget());
  setTimeout(forget, TIMEOUT_MS);
}

function controls(island: HTMLElement): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>('form,button,input,select,textarea')];
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island on pointer, touch or focus; with `"idle"` also when the browser is idle. */
    'client:intent'?: boolean | 'idle';
  }
}
