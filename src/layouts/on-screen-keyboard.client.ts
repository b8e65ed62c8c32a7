/** How much of the window must be covered, in px, to be a keyboard and not a browser's own bar. */
const KEYBOARD = 150;

/**
 * Tells the style sheets, by `data-question` and `data-keyboard` on the root, that somebody is typing a question into this
 * form, and that a keyboard covers the foot of the window meanwhile.
 */
export function enhance(form: HTMLElement): void {
  const root = document.documentElement;
  const update = () => {
    const isAsking = form.matches(':focus-within') && isTextField(document.activeElement);
    root.toggleAttribute('data-question', isAsking);
    root.toggleAttribute('data-keyboard', isAsking && hiddenHeight() > KEYBOARD);
  };
  form.addEventListener('focusin', update);
  // What has the focus next is known only after it was lost.
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
