import type { IntentLoader } from './intent-loader.ts';

/**
 * Timeout in ms after which a held form is posted natively, and after which a sent form may be sent again.
 */
export const POST_TIMEOUT_MS = 20_000;
const sent = new WeakSet<Element>();

/**
 * Holds submits of forms in islands (Island.tsx) until their behaviour is loaded. Before this runs, an inline
 * script does the same: see defer.inline.ts.
 *
 * A submit by a `data-native` button goes to the server, unless a `data-waits` box is ticked, as do the forms
 * of islands that failed to hydrate. These are only protected against being sent twice.
 */
export function deferForms(loaderOf: (island: HTMLElement) => IntentLoader): void {
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const island = form.closest<HTMLElement>('[data-props]');
      if (!island || form.method !== 'post') return;
      const loader = loaderOf(island);
      const isNative =
        event.submitter?.matches('[data-native]') && !form.querySelector('[data-waits]:checked');
      if (isNative || 'failed' in island.dataset) sendOnce(event, form);
      else if (loader.isPending()) {
        const submitter = event.submitter && counterpartOf(event.submitter);
        const twin = counterpartOf(form);
        loader.hold(event, () => (twin() as HTMLFormElement).requestSubmit(submitter?.()), form);
      }
    },
    true,
  );
}

/** Repeats a submit that the inline script held. */
export function submitAgain(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented) form.requestSubmit(event.submitter);
  else sendOnce(event, form);
}

/**
 * Returns a function that returns `element`, or, after its island was rendered again,
 * the element that replaced it.
 */
export function counterpartOf(element: HTMLElement): () => HTMLElement {
  const owner = element.closest('[data-props]');
  const controls = () => [...(owner?.querySelectorAll<HTMLElement>('form,button') ?? [])];
  const place = controls().indexOf(element);
  return () => (element.isConnected ? element : (controls()[place] ?? element));
}

/** Lets a form be posted once, until the page is left or the timeout has passed. */
function sendOnce(event: Event, form: HTMLFormElement): void {
  if (sent.has(form)) event.preventDefault();
  sent.add(form);
  const forget = () => sent.delete(form);
  addEventListener('pagehide', forget);
  setTimeout(forget, POST_TIMEOUT_MS);
}
