export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of a form by name. Unticked checkboxes are left out. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The visible controls of a form. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('.field [name]')];
}

export function isFilled(control: Control): boolean {
  return isCheckbox(control) ? control.checked : control.value.trim() !== '';
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** Fills in the page that the visitor came from, which feedback is usually about. */
export function nameThePage(form: HTMLFormElement): void {
  const field = form.elements.namedItem('page');
  if (!(field instanceof HTMLInputElement) || field.value || !URL.canParse(document.referrer)) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin === location.origin && pathname !== location.pathname) field.value = pathname;
}
