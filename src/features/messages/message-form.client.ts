/** Fetches the help for a form at the first touch, or at once where a draft of it was left in this tab. */
const form = document.querySelector<HTMLFormElement>('form[data-message]');
let loading: Promise<unknown> | undefined;

function help(): Promise<unknown> {
  loading ??= import('./enhance-form.ts').then(({ enhanceForm }) => form && enhanceForm(form));
  return loading;
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(`found:draft:${form?.dataset.message}`) !== null;
  } catch {
    return false;
  }
}

if (form) {
  const topic = new URLSearchParams(location.search).get('topic');
  const select = form.querySelector<HTMLSelectElement>('select[name=topic]');
  const option = select?.querySelector<HTMLOptionElement>(`option[value="${CSS.escape(topic ?? '')}"]`);
  // What the address asks for is how the form comes: a draft may change it, and a choice of the writer's own stays.
  if (option && !window.early?.some(({ target }) => target === select)) option.defaultSelected = true;
  if (hasDraft() || form.matches(':focus-within')) help().catch(() => {});
  for (const type of ['focusin', 'pointerdown'])
    form.addEventListener(type, () => help().catch(() => {}), { once: true });
  // Sent before the help has come: it is waited for, and where it cannot be had the form goes the plain way.
  form.addEventListener('submit', (event) => {
    if (form.dataset.helped !== undefined) return;
    event.preventDefault();
    help().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  });
}

export {};
