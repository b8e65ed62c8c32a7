/** The covered height in px from which it counts as a keyboard and not as a browser's toolbar. */
const KEYBOARD = 150;

/**
 * Sets `data-question` on the root while the visitor types into this form, and `data-keyboard` while an
 * on-screen keyboard covers the bottom of the window. Style sheets use both.
 */
export function enhance(form: HTMLElement): void {
  const root = document.documentElement;
  const update = () => {
    const isAsking = form.matches(':focus-within') && isTextField(document.activeElement);
    root.toggleAttribute('data-question', isAsking);
    root.toggleAttribute('data-keyboard', isAsking && hiddenHeight() > KEYBOARD);
  };
  form.addEventListener('focusin', update);
  // The next focused element is only known after `focusout`.
  form.addEventListener('focusout', () => setTimeout(update));
  window.visualViewport?.addEventListener('resize', update);
  update();
}

function isTextField(element: Element | null): boolean {
  return (
    element?.matches('textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])') ??
    false
  );
}

function hiddenHeight(): number {
  const { height = innerHeight, scale = 1 } = window.visualViewport ?? {};
  return innerHeight - height * scale;
}
