/**
 * Sets `data-no-bar` on the root while a button or the footer is visible. At all other times, phones show
 * a copy of the button in a bar at the bottom of the screen (`.action-bar`).
 * @returns stops following
 */
export function followButton(button: Element | null): () => void {
  const footer = document.querySelector('body > footer');
  if (!button || !footer) return () => {};
  const { documentElement } = document;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    documentElement.toggleAttribute('data-no-bar', seen.size > 0);
  });
  observer.observe(button);
  observer.observe(footer);
  return () => observer.disconnect();
}
