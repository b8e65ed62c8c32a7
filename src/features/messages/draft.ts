import { type Control, controlsOf, isCheckbox } from './form-values.ts';

/**
 * Stores a form's input in session storage, under the key in its `data-draft`, so that it survives a reload.
 * None of these functions throws when storage is blocked.
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

/** Restores the draft, except for fields that were changed since the page loaded. */
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

/** The storage key of a form's draft, from its markup. */
function keyOf(form: HTMLFormElement): string {
  return form.dataset.draft ?? '';
}

/** True when the control was changed since the page loaded. */
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
