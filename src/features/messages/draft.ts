import { type Control, controlsOf, isCheckbox } from './form-values.ts';

/**
 * What is typed into a form, kept in the tab's session storage over a reload, under the key in its `data-draft`. Where the browser keeps nothing for us, nothing is
 * kept: none of these throws.
 */
export function keepDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(
    controlsOf(form).map((control) => [
      control.name,
      isCheckbox(control) ? String(control.checked) : control.value,
    ]),
  );
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(values)));
}

/** Puts the draft back, except over what has been typed or chosen since. */
export function restoreDraft(form: HTMLFormElement): void {
  const kept = parsed(attempt(() => sessionStorage.getItem(keyOf(form))));
  for (const control of controlsOf(form)) {
    const value = kept[control.name];
    if (typeof value !== 'string' || isChanged(control)) continue;
    if (isCheckbox(control)) control.checked = value === 'true';
    else if (!control.value || control instanceof HTMLSelectElement) control.value = value;
  }
}

export function hasDraft(form: HTMLFormElement): boolean {
  return typeof attempt(() => sessionStorage.getItem(keyOf(form))) === 'string';
}

export function dropDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)));
}

/** Where the draft of a form lies, as its own markup says. */
function keyOf(form: HTMLFormElement): string {
  return form.dataset.draft ?? '';
}

/** Whether somebody has typed, ticked or chosen something since the page came. */
export function isChanged(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, initial);
}

function parsed(text: string | null | undefined): Record<string, unknown> {
  const value = attempt(() => JSON.parse(text ?? '{}'));
  return typeof value === 'object' && value !== null ? value : {};
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
