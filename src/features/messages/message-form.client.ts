import { dropDraft, hasDraft, isChanged, keepDraft, restoreDraft } from './draft.ts';
import { controlsOf } from './form-values.ts';

/**
 * The behaviour of a message form before the first touch: preselects the topic in the address, and restores a
 * draft of this tab, which also hydrates the island. Input is stored from here and not by the island, which
 * loads late on slow connections.
 */
const form = document.querySelector<HTMLFormElement>('form[data-message]');

if (form) {
  const topic = new URLSearchParams(location.search).get('topic');
  const select = form.querySelector<HTMLSelectElement>('select[name=topic]');
  const option = select?.querySelector<HTMLOptionElement>(`option[value="${CSS.escape(topic ?? '')}"]`);
  // The topic in the address becomes the default: a draft may change it, and the visitor's own choice stays.
  if (option && !window.early?.some(({ target }) => target === select)) option.defaultSelected = true;
  restoreDraft(form);
  if (controlsOf(form).some(isChanged)) keepDraft(form);
  const island = form.closest<HTMLElement>('[data-props]');
  if (island && hasDraft(form)) island.dataset.idle = '';
}

// On the document, since an island may be rendered again.
document.addEventListener('input', ({ target }) => {
  const typedIn = (target as Element).closest<HTMLFormElement>('form[data-draft]');
  if (typedIn) keepDraft(typedIn);
});
// A native submit: the response contains the whole message, as a confirmation or in the form.
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && (target as Element).matches('[data-draft]')) dropDraft(target as HTMLFormElement);
});
