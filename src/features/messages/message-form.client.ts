/**
 * What a message form does before anybody touches it: the topic that the address asks for is chosen, and where a draft was left
 * in this tab, its island is hydrated without a touch.
 */
const form = document.querySelector<HTMLFormElement>('form[data-message]');

if (form) {
  const topic = new URLSearchParams(location.search).get('topic');
  const select = form.querySelector<HTMLSelectElement>('select[name=topic]');
  const option = select?.querySelector<HTMLOptionElement>(`option[value="${CSS.escape(topic ?? '')}"]`);
  // What the address asks for is how the form comes: a draft may change it, and a choice of the writer's own stays.
  if (option && !window.early?.some(({ target }) => target === select)) option.defaultSelected = true;
  const island = form.closest<HTMLElement>('[data-props]');
  if (island && hasDraft()) island.dataset.idle = '';
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(form?.dataset.draft ?? '') !== null;
  } catch {
    return false;
  }
}

export {};
