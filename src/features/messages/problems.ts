import { MESSAGE_FORMS, type MessageKind } from './forms.ts';
import type { MessageField } from './message-field.ts';

export type Problem = { field: string; message: string };

/** What is wrong with a form as it stands, in the order of its fields, by the browser's own rules and in our words. */
export function problemsIn(form: HTMLFormElement, kind: MessageKind): Problem[] {
  return MESSAGE_FORMS[kind].fields.flatMap((field) => {
    const message = problemOf(form, field);
    return message ? [{ field: field.name, message }] : [];
  });
}

/** Shows or takes away the complaint beside a field; `message` is one that the server made. */
export function showProblem(
  form: HTMLFormElement,
  kind: MessageKind,
  field: Pick<MessageField, 'name'>,
  message = problemOf(
    form,
    MESSAGE_FORMS[kind].fields.find(({ name }) => name === field.name),
  ),
): void {
  const control = controlOf(form, field.name);
  const place = document.getElementById(`${kind}-${field.name}-error`);
  if (!control || !place) return;
  place.textContent = message ?? '';
  place.hidden = !message;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  const hint = document.getElementById(`${kind}-${field.name}-hint`);
  const described = [hint?.id, message && place.id].filter(Boolean).join(' ');
  if (described) control.setAttribute('aria-describedby', described);
  else control.removeAttribute('aria-describedby');
}

/** Shows what is wrong above the form, each with a link to its field, and takes the focus there; or takes it away. */
export function showSummary(
  form: HTMLFormElement,
  kind: MessageKind,
  { problems, trouble }: { problems: readonly Problem[]; trouble?: string },
): void {
  const summary = form.querySelector<HTMLElement>('[data-message-summary]');
  if (!summary) return;
  const isShown = problems.length > 0 || trouble !== undefined;
  summary.hidden = !isShown;
  summary.replaceChildren();
  if (!isShown) return;
  summary.append(element('h2', trouble ? 'It was not sent' : 'Nearly. This still needs a look:'));
  if (trouble) summary.append(element('p', trouble));
  if (problems.length > 0) {
    const list = document.createElement('ul');
    for (const { field, message } of problems) {
      const link = element('a', message) as HTMLAnchorElement;
      link.href = `#${kind}-${field}`;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    summary.append(list);
  }
  summary.focus();
}

function problemOf(form: HTMLFormElement, field: MessageField | undefined): string | undefined {
  const control = field && controlOf(form, field.name);
  if (!field || !control) return undefined;
  const { validity, value, type } = control;
  const isBlank = type !== 'checkbox' && value.trim() === '';
  if (validity.valueMissing || (isBlank && !field.isOptional)) return field.missing;
  if (validity.tooLong)
    return `This is too long: at most ${field.max.toLocaleString('en-GB')} characters fit.`;
  // The browser takes an address without a dot; the post does not.
  const isWrong = field.control === 'email' && !isBlank && !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(value.trim());
  return validity.valid && !isWrong ? undefined : (field.wrong ?? field.missing);
}

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : undefined;
}

function element(tagName: string, text: string): HTMLElement {
  const made = document.createElement(tagName);
  made.textContent = text;
  return made;
}
