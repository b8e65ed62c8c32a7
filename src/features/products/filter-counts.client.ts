import { COUNTED, countWith, type ListItem, type ListQuery } from './list-query.ts';

/** Writes behind each choice of a list's filters how many things it would leave beside what is chosen already. */
export function showCounts(form: HTMLFormElement, items: readonly ListItem[], query: ListQuery): void {
  for (const name of COUNTED) {
    const select = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    for (const option of select?.options ?? []) {
      const { words } = option.dataset;
      if (words === undefined) continue;
      // A category brings its section along, so it is counted without the one that is chosen.
      const { section: _, ...free } = query;
      const count = countWith(items, name === 'category' ? free : query, name, option.value);
      option.text = `${words} (${count})`;
      option.disabled = count === 0 && !option.selected;
    }
  }
}

/** Says on the button that opens the filters how many are set. */
export function showHowMany(root: HTMLElement, { sort, page: _, ...chosen }: ListQuery): void {
  const place = root.querySelector('[data-filter-count]');
  const count = Object.keys(chosen).length + Number(sort !== 'newest');
  if (place) place.textContent = count > 0 ? `(${count})` : '';
}
