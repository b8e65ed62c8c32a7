import { dropDraft, hasDraft, isChanged, keepDraft, restoreDraft } from './draft.ts';
import { controlsOf } from './form-values.ts';

/**
 * What a message form does before anybody touches it: the topic that the address asks for is chosen, and a draft that was left
 * in this tab is put back, with its island hydrated without a touch. What is typed is kept from here on, and not by the island,
 * which on a slow line comes long after the first words.
 */
const form = document.querySelector<HTMLFormElement>('form[data-message]');

if (form) {
  const topic = new URLSearchParams(location.search).get('topic');
  const select = form.querySelector<HTMLSelectElement>('select[name=topic]');
  const option = select?.querySelector<HTMLOptionElement>(`option[value="${CSS.escape(topic ?? '')}"]`);
  // What the address asks for is how the form comes: a draft may change it, and a choice of the writer's own stays.
  if (option && !window.early?.some(({ target }) => target === select)) option.defaultSelected = true;
  restoreDraft(form);
  if (controlsOf(form).some(isChanged)) keepDraft(form);
  const island = form.closest<HTMLElement>('[data-props]');
  if (island && hasDraft(form)) island.dataset.idle = '';
}

// On the document, since an island may be drawn anew.
document.addEventListener('input', ({ target }) => {
  const typedIn = (target as Element).closest<HTMLFormElement>('form[data-draft]');
  if (typedIn) keepDraft(typedIn);
});
// Posted plainly: the answer has all of it, thanks or the form filled in.
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && (target as Element).matches('[data-draft]')) dropDraft(target as HTMLFormElement);
});
