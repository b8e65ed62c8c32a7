export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a form, by name. A box that is not ticked is not among it. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The controls of the fields that people see. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('.field [name]')];
}

export function isFilled(control: Control): boolean {
  return isCheckbox(control) ? control.checked : control.value.trim() !== '';
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** Feedback is mostly about the page that somebody comes from. */
export function nameThePage(form: HTMLFormElement): void {
  const field = form.elements.namedItem('page');
  if (!(field instanceof HTMLInputElement) || field.value || !URL.canParse(document.referrer)) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin === location.origin && pathname !== location.pathname) field.value = pathname;
}
