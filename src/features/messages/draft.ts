/**
 * Keeps what is typed into a form in the tab's session storage, and puts it back after a reload, except over what has been
 * typed or chosen since. Never throws.
 */
export function keepDraft(form: HTMLFormElement, key: string): { keep: () => void; drop: () => void } {
  const kept = parsed(attempt(() => sessionStorage.getItem(key)));
  for (const control of controls(form)) {
    const value = kept[control.name];
    if (typeof value !== 'string' || isChanged(control)) continue;
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === 'true';
    else if (!control.value || control instanceof HTMLSelectElement) control.value = value;
  }
  return {
    keep() {
      const values = Object.fromEntries(
        controls(form).map((control) => [
          control.name,
          control.type === 'checkbox' ? String((control as HTMLInputElement).checked) : control.value,
        ]),
      );
      attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
    },
    drop() {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

function controls(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('.field [name]'),
  ];
}

/** Whether somebody has ticked or chosen something since the page came; what they typed is never written over anyway. */
function isChanged(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex((one) => one.defaultSelected),
      )
    );
  return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
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
