import { keepDraft } from './draft.ts';
import { MESSAGE_FORMS, type MessageKind, MIN_WRITING_MS } from './forms.ts';
import { problemsIn, showProblem, showSummary } from './problems.ts';
import { type Outcome, sendMessage } from './send-message.ts';

/**
 * Helps somebody along who fills in a form: complaints beside the field as soon as it is left, a draft that survives a reload,
 * sending in place, once however often the button is pressed, and an honest word when it did not work.
 */
export function enhanceForm(form: HTMLFormElement): void {
  const kind = form.dataset.message as MessageKind;
  const { fields } = MESSAGE_FORMS[kind];
  const draft = keepDraft(form, `found:draft:${kind}`);
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[data-message-status]');
  // Of this message as it stands: the same words sent again after a lost answer are no second message, other words are.
  let key = crypto.randomUUID();
  let isSending = false;
  form.noValidate = true;
  form.dataset.helped = '';
  if (kind === 'feedback') nameThePage(form);

  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Who presses the button hears everything at once: a line that came now would move it from under the finger.
    if (!(relatedTarget instanceof HTMLButtonElement)) judge(target as HTMLInputElement);
  });
  form.addEventListener('input', ({ target }) => {
    draft.keep();
    key = crypto.randomUUID();
    const field = fields.find(({ name }) => name === (target as HTMLInputElement).name);
    if (field && (target as Element).getAttribute('aria-invalid')) showProblem(form, kind, field);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) send();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && setSending(false));
  catchUp();

  /** Complains about a field that has been left. Passing by an empty one is no mistake yet. */
  function judge(control: HTMLInputElement) {
    const field = fields.find(({ name }) => name === control.name);
    if (field && isFilled(control)) showProblem(form, kind, field);
  }

  /** On a slow line fields are filled in and left before the help is there. */
  function catchUp() {
    const now = document.activeElement;
    const controls = [...form.querySelectorAll<HTMLInputElement>('.field [name]')];
    if (controls.some(isFilled)) draft.keep();
    if (now instanceof HTMLButtonElement) return;
    for (const control of controls) if (control !== now) judge(control);
  }

  async function send() {
    const problems = problemsIn(form, kind);
    for (const field of fields) showProblem(form, kind, field);
    showSummary(form, kind, { problems });
    if (problems.length > 0) return;
    setSending(true);
    // Whoever is quicker than a robot is made to wait a moment instead of being taken for one.
    // A timer may ring a little early, and the server counts to the millisecond.
    await pause(MIN_WRITING_MS + 50 - performance.now());
    const outcome = await sendMessage(form, kind, key, Math.round(performance.now()));
    setSending(false);
    if ('reference' in outcome) {
      draft.drop();
      sayThanks(form, outcome.reference);
    } else sayWhy(outcome);
  }

  function sayWhy({ field, message }: Exclude<Outcome, { reference: string }>) {
    const isShown = fields.some(({ name }) => name === field);
    if (!isShown || !field) return showSummary(form, kind, { problems: [], trouble: message });
    showProblem(form, kind, { name: field }, message);
    showSummary(form, kind, { problems: [{ field, message }] });
  }

  function setSending(isNow: boolean) {
    isSending = isNow;
    button?.setAttribute('aria-disabled', String(isNow));
    if (status) status.textContent = isNow ? 'Sending …' : '';
  }
}

/** Puts the thanks where the form was, and takes the reader there. */
function sayThanks(form: HTMLFormElement, reference: string): void {
  const place = form.closest('.message-place');
  const template = place?.querySelector<HTMLTemplateElement>('[data-message-thanks]');
  if (!place || !template) return;
  const thanks = template.content.cloneNode(true) as DocumentFragment;
  for (const number of thanks.querySelectorAll('[data-reference]')) number.textContent = reference;
  const heading = thanks.querySelector<HTMLElement>('[tabindex]');
  place.replaceChildren(thanks);
  heading?.focus();
}

/** Feedback is mostly about the page that somebody comes from. */
function nameThePage(form: HTMLFormElement): void {
  const field = form.elements.namedItem('page');
  if (!(field instanceof HTMLInputElement) || field.value || !URL.canParse(document.referrer)) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin === location.origin && pathname !== location.pathname) field.value = pathname;
}

function isFilled({ type, checked, value }: HTMLInputElement): boolean {
  return type === 'checkbox' ? checked : value.trim() !== '';
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, duration)));
}
