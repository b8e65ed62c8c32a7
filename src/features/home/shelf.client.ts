/** Makes the buttons of a shelf scroll it by one card, and marks the button that has nothing more to show. */
export function enhance(shelf: HTMLElement): void {
  const row = shelf.querySelector('ul');
  const [first, second] = row?.children ?? [];
  if (!row || !first || !second) return;
  const buttons = [...shelf.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const stepOf = (button: HTMLElement) => Number(button.dataset.step);
  const mark = () => {
    const end = row.scrollWidth - row.clientWidth;
    for (const button of buttons) {
      // Snapping may end a pixel before the edge.
      const isLast = stepOf(button) < 0 ? row.scrollLeft <= 1 : row.scrollLeft >= end - 1;
      button.setAttribute('aria-disabled', String(isLast));
    }
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const card = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      row.scrollBy({ left: stepOf(button) * card, behavior: isCalm ? 'instant' : 'smooth' });
    });
  row.addEventListener('scroll', mark, { passive: true });
  mark();
}
