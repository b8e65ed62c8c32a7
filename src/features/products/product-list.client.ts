import type { MouseEvent as ReactMouseEvent } from 'react';
import { minDuration } from '#src/lib/min-duration.ts';
import { queryOne } from '#src/ui/query-one.ts';
import { whileLoading } from '#src/ui/while-loading.ts';
import { failed } from '#src/words/en/lists.ts';
import { showCounts, showHowMany } from './filter-counts.client.ts';
import { listCountText } from './list-count.ts';
import { DEFAULT_SORT, type ListItem, type ListQuery, listQueryText, parseListQuery } from './list-query.ts';
import { itemsWithin, runListQuery } from './run-list-query.ts';

/**
 * A filterable list: on the first choice it loads all items, shows the results and keeps the filters in the
 * address, so that they can be linked and Back undoes them. Until then the page is the paged list from the
 * build.
 */
export function enhance(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-filters]');
  const results = root.querySelector<HTMLElement>('[data-results]');
  const count = root.querySelector<HTMLElement>('[data-count]');
  if (!form || !results || !count || 'isEnhanced' in root.dataset) return;
  const views = {
    built: queryOne(results, '[data-built]'),
    found: queryOne(results, '[data-found]'),
    empty: queryOne(results, '[data-empty]'),
  };
  root.dataset.isEnhanced = '';
  const { source = '', scope, noun, of = '' } = root.dataset;
  const listed = noun === 'recipe' ? 'recipe' : 'product';
  const builtCount = count.textContent;
  const builtAddress = location.pathname;
  let items: Promise<ListItem[]> | undefined;
  let turn = 0;

  const load = () => {
    items ??= fetchItems(source).then((all) => itemsWithin(all, scope));
    items.catch(() => {
      items = undefined;
    });
    return items;
  };

  const only = (shown: keyof typeof views) => {
    for (const [name, view] of Object.entries(views)) view.hidden = name !== shown;
  };

  const show = async (query: ListQuery) => {
    const mine = ++turn;
    showHowMany(root, query);
    const isWhole = listQueryText(query) === '';
    if (isWhole && location.pathname === builtAddress) {
      only('built');
      count.textContent = builtCount;
      results.ariaBusy = null;
      items?.then((all) => showCounts(form, all, query)).catch(() => {});
      return;
    }
    results.ariaBusy = 'true';
    try {
      const [all, { showFound }] = await Promise.all([load(), import('./found-list.client.ts')]);
      if (mine !== turn) return;
      const found = runListQuery(all, query);
      showCounts(form, all, query);
      const path = new URL(form.action).pathname;
      if (found.total) showFound(views.found, { ...found, query, path, of, onGo: turnPage });
      only(found.total ? 'found' : 'empty');
      count.textContent = listCountText(listed, found.total, found.page, found.pageCount);
    } catch {
      if (mine === turn) count.textContent = failed;
    } finally {
      if (mine === turn) results.ariaBusy = null;
    }
  };

  const go = (query: ListQuery) => {
    const address = new URL(form.action).pathname + listQueryText(query);
    // Enter in a field triggers both change and submit: only one history entry is added.
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    return show(query);
  };

  const turnPage = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(parseListQuery(new URL(event.currentTarget.href).searchParams)).then(() => {
      count.focus({ preventScroll: true });
      root.scrollIntoView();
    });
  };

  const fromForm = () => parseListQuery(new URLSearchParams(new FormData(form) as unknown as string[][]));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.matches(':popover-open')) form.hidePopover();
    go(fromForm());
  });
  form.addEventListener('change', ({ target }) => {
    const fields = form.elements as unknown as Record<'section' | 'category', HTMLSelectElement>;
    if (fields.section) agree(target, fields.section, fields.category);
    go(fromForm());
  });
  addEventListener('popstate', () => {
    show(fill(form, location.search));
  });

  // Choices made before this was loaded are kept. Other fields get the values in the address.
  const chosen = fieldsOf(form).filter(isChanged);
  const asked = new URLSearchParams(location.search);
  for (const field of chosen) {
    if (field.name === 'option') {
      for (const { value } of (field as HTMLSelectElement).options) asked.delete('option', value);
      if (field.value) asked.append('option', field.value);
    } else if (!isBox(field)) asked.set(field.name, field.value);
    else if (field.checked) asked.append(field.name, field.value);
    else asked.delete(field.name, field.value);
  }
  const query = listQueryText(parseListQuery(asked)) === '' ? undefined : fill(form, asked.toString());
  if (chosen.length > 0 && query) {
    const fields = form.elements as unknown as Record<'section' | 'category', HTMLSelectElement>;
    if (fields.section) agree(chosen.at(-1) ?? null, fields.section, fields.category);
    go(fromForm());
  } else if (query) show(query);
}

/**
 * Keeps section and category consistent: another section clears the category, and a category of another
 * section selects that section.
 */
function agree(chosen: EventTarget | null, section: HTMLSelectElement, category: HTMLSelectElement) {
  const [home = ''] = category.value.split('/');
  if (home === section.value) return;
  if (chosen === section) category.value = '';
  else if (chosen === category && home && section.value) section.value = home;
}

function fetchItems(source: string): Promise<ListItem[]> {
  return whileLoading(async (progress) => {
    const response = await minDuration(fetch(source));
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    progress(0.6);
    return response.json();
  });
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]')];
}

type Box = HTMLInputElement & { type: 'checkbox' };
const isBox = (field: Field): field is Box => field.type === 'checkbox';

/** True when a field can have a value of its own. */
function offers(field: Field, value: string): boolean {
  return isBox(field)
    ? field.value === value
    : field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value);
}

/** True when a field differs from its initial value. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const usual = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, usual);
  }
  return field.value !== field.defaultValue;
}

/**
 * Fills the form from a query string.
 *
 * @returns the query without values that the form does not offer, as in old links
 */
function fill(form: HTMLFormElement, search: string): ListQuery {
  const params = new URLSearchParams(search);
  for (const field of fieldsOf(form)) {
    if (isBox(field)) {
      field.checked = params.has(field.name, field.value);
      continue;
    }
    const usual = field.name === 'sort' ? DEFAULT_SORT : '';
    if (field.name === 'option') {
      field.value = params.getAll('option').findLast((value) => offers(field, value)) ?? usual;
      continue;
    }
    field.value = params.getAll(field.name).at(-1) ?? usual;
    // A select box becomes empty when the value is not among its options.
    if ('selectedIndex' in field && field.selectedIndex < 0) {
      field.value = usual;
      params.delete(field.name);
    }
  }
  for (const name of ['without', 'option'])
    for (const value of params.getAll(name))
      if (!fieldsOf(form).some((field) => field.name === name && offers(field, value)))
        params.delete(name, value);
  return parseListQuery(params);
}
