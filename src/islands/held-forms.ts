import type { IntentLoader } from './intent-loader.ts';

/** ms after which a held form is posted plainly, and after which one that was sent may be sent again. */
export const POST_TIMEOUT_MS = 20_000;
const sent = new WeakSet<Element>();

/**
 * Holds the forms of islands (Island.tsx) that post, until what submits them in place is there. An inline script
 * holds the same ones before this runs: see hold-script.ts.
 *
 * A submit by a `data-native` button goes to the server, and so does every form of an island that could not be hydrated; such a
 * form is only kept from being sent twice.
 */
export function holdForms(loaderOf: (island: HTMLElement) => IntentLoader): void {
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const island = form.closest<HTMLElement>('[data-props]');
      if (!island || form.method !== 'post') return;
      const loader = loaderOf(island);
      if (event.submitter?.matches('[data-native]') || 'failed' in island.dataset) sendOnce(event, form);
      else if (loader.isPending()) {
        const submitter = event.submitter && twinOf(event.submitter);
        const twin = twinOf(form);
        loader.hold(event, () => (twin() as HTMLFormElement).requestSubmit(submitter?.()), form);
      }
    },
    true,
  );
}

/** Does again what the inline script held. */
export function submitAgain(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented) form.requestSubmit(event.submitter);
  else sendOnce(event, form);
}

/** The control that `element` is, or, where its island was drawn anew, that is now in its place. */
export function twinOf(element: HTMLElement): () => HTMLElement {
  const owner = element.closest('[data-props]');
  const controls = () => [...(owner?.querySelectorAll<HTMLElement>('form,button') ?? [])];
  const place = controls().indexOf(element);
  return () => (element.isConnected ? element : (controls()[place] ?? element));
}

/** Lets a form go to the server once, until the answer is there or the page is left. */
function sendOnce(event: Event, form: HTMLFormElement): void {
  if (sent.has(form)) event.preventDefault();
  sent.add(form);
  const forget = () => sent.delete(form);
  addEventListener('pagehide', forget);
  setTimeout(forget, POST_TIMEOUT_MS);
}
