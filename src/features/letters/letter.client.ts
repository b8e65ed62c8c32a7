/** Fetches the help for a form at the first touch, or at once where a draft of it was left in this tab. */
const form = document.querySelector<HTMLFormElement>('form[data-letter]');
let loading: Promise<unknown> | undefined;

function help(): Promise<unknown> {
  loading ??= import('./help-letter.ts').then(({ helpLetter }) => form && helpLetter(form));
  return loading;
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(`found:draft:${form?.dataset.letter}`) !== null;
  } catch {
    return false;
  }
}

if (form) {
  const topic = new URLSearchParams(location.search).get('topic');
  const option = form.querySelector<HTMLOptionElement>(
    `select[name=topic] option[value="${CSS.escape(topic ?? '')}"]`,
  );
  if (option) option.selected = true;
  if (hasDraft()) help().catch(() => {});
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
