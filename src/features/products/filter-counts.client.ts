import type { Allergen } from '#src/core/food/allergens.ts';
import { DEFAULT_SORT, type ListItem, type ListQuery } from './list-query.ts';
import { COUNTED, countWith, countWithOption, countWithout } from './run-list-query.ts';

/** Shows, for each filter option, the number of results that it would give with the other filters. */
export function showCounts(form: HTMLFormElement, items: readonly ListItem[], query: ListQuery): void {
  for (const name of COUNTED) {
    const select = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    for (const option of select?.options ?? []) {
      const { words } = option.dataset;
      if (words === undefined) continue;
      // A category implies its section, so it is counted without the chosen section.
      const { section: _, ...free } = query;
      const count = countWith(items, name === 'category' ? free : query, name, option.value);
      option.text = `${words} (${count})`;
      option.disabled = count === 0 && !option.selected;
    }
  }
  for (const { options } of form.querySelectorAll<HTMLSelectElement>('select[name="option"]')) {
    const [name = ''] = [...options].at(-1)?.value.split(':') ?? [];
    for (const option of options) {
      const { words } = option.dataset;
      if (words === undefined) continue;
      const count = countWithOption(items, query, name, words);
      option.text = `${words} (${count})`;
      option.disabled = count === 0 && !option.selected;
    }
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name="without"]')) {
    const count = countWithout(items, query, box.value as Allergen);
    const place = box.parentElement?.querySelector('small');
    if (place) place.textContent = String(count);
    box.disabled = count === 0 && !box.checked;
  }
}

/** Shows the number of active filters on the button that opens them. */
export function showHowMany(root: HTMLElement, { sort, page: _, ...chosen }: ListQuery): void {
  const place = root.querySelector('[data-filter-count]');
  const count = Object.keys(chosen).length + Number(sort !== DEFAULT_SORT);
  if (place) place.textContent = count > 0 ? `(${count})` : '';
}
