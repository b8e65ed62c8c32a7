import type { ClientDirective } from 'astro';

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

type Held = { kind: 'click' | 'submit'; target: HTMLElement; submitter: HTMLElement | null };

/**
 * Loads an island on the shopper's first sign of intent. A press on a button or a submit that comes before the island
 * is ready is held and done once when it is, so that the first click counts on a slow line too. If the island cannot
 * be started, what was held goes to the browser: a form is then posted as it stands in the HTML.
 *
 * Links, fields and submits by a `data-native` button are never held; such a button is only kept from sending twice.
 * Astro puts this, bundled, into the page's inline script: no imports, and mind the bytes.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const held: Held[] = [];
  let phase: 'waiting' | 'loading' | 'over' = 'waiting';
  let timeoutMs: ReturnType<typeof setTimeout> | undefined;

  const start = async () => {
    if (phase !== 'waiting') return;
    phase = 'loading';
    for (const sign of SIGNS) island.removeEventListener(sign, start, true);
    try {
      const hydrate = await load();
      await hydrate();
      setTimeout(finish, START, true);
    } catch {
      finish(true);
    }
  };

  const finish = (hasFailed: boolean) => {
    if (phase === 'over') return;
    phase = 'over';
    clearTimeout(timeoutMs);
    island.removeAttribute('aria-busy');
    if (hasFailed) {
      island.dataset.failed = '';
      island.dispatchEvent(new CustomEvent(FAILED, { bubbles: true, detail: held.length }));
    }
    for (const { kind, target, submitter } of held.splice(0)) {
      if (kind === 'click') twin(target).click();
      else (twin(target) as HTMLFormElement).requestSubmit(submitter && twin(submitter));
    }
  };

  /** The element itself, or, where the island was drawn anew, the control now in its place. */
  const twin = (element: HTMLElement): HTMLElement =>
    element.isConnected ? element : (controls(island)[places.get(element) ?? -1] ?? element);
  const places = new Map<HTMLElement, number>();

  const hold = (event: Event, kind: Held['kind'], target: HTMLElement, submitter: HTMLElement | null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kind === 'click' || !held.some((other) => other.target === target))
      held.push({ kind, target, submitter });
    for (const element of [target, submitter])
      if (element) places.set(element, controls(island).indexOf(element));
    island.setAttribute('aria-busy', 'true');
    timeoutMs ??= setTimeout(finish, TIMEOUT_MS, true);
    start();
  };

  island.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event as SubmitEvent;
      if (submitter?.hasAttribute('data-native')) sendOnce(event, form);
      else if (phase !== 'over') hold(event, 'submit', form, submitter);
      else if (island.hasAttribute('data-failed')) sendOnce(event, form);
    },
    true,
  );
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLButtonElement>('button');
      if (phase !== 'over' && button?.type === 'button') hold(event, 'click', button, null);
    },
    true,
  );
  island.addEventListener(READY, () => finish(false));
  island.addEventListener('astro:hydration-error', () => finish(true));
  for (const sign of SIGNS) island.addEventListener(sign, start, { capture: true, passive: true });
  if (value === 'idle') (self.requestIdleCallback ?? setTimeout)(start);
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
