import { addStyles } from '../../ui/add-styles.ts';
import { loadSearch } from './load-search.ts';
import { parseSearchQuery } from './search-query.ts';
import sheet from './suggestions.css?url';
import { suggestionsView } from './view/suggestions-view.ts';
import { toDom } from './view/to-dom.ts';

/**
 * Suggestions under a search form's field, as the combobox pattern has them: the focus stays in the field, arrow keys walk
 * through the options, Enter opens one, Escape closes the list. Without an option chosen the form is sent as ever.
 */
export function enhance(form: HTMLElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=keyword]');
  if (!field || field.role === 'combobox') return;
  const id = `${field.id}-options`;
  const list = make('div', { id, role: 'listbox', 'aria-label': 'Suggestions', class: 'suggestions' });
  const status = make('p', { role: 'status', class: 'visually-hidden' });
  list.hidden = true;
  field.closest('.line-form')?.after(list, status);
  for (const [name, value] of Object.entries(COMBOBOX)) field.setAttribute(name, value);
  field.setAttribute('aria-controls', id);
  let active = -1;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const close = () => {
    list.hidden = true;
    field.ariaExpanded = 'false';
    status.textContent = '';
    choose(-1);
  };
  const choose = (place: number) => {
    active = place;
    for (const [at, option] of options().entries()) option.ariaSelected = String(at === place);
    const chosen = options()[place];
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const update = async () => {
    const typed = field.value;
    const { keyword } = parseSearchQuery(new URLSearchParams({ keyword: typed }));
    // A list that cannot be fetched is no news: the form finds the same.
    const search = keyword && (await ready().catch(() => undefined));
    if (field.value !== typed || !form.contains(document.activeElement)) return;
    const { found, total } = search ? search.suggest(keyword) : { found: [], total: 0 };
    if (total === 0) {
      close();
      if (search) status.textContent = 'No suggestions.';
      return;
    }
    list.replaceChildren(...toDom(suggestionsView(id, keyword, found, total)));
    list.hidden = false;
    field.ariaExpanded = 'true';
    choose(-1);
    status.textContent = `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}, ${total} in all.`;
  };

  field.addEventListener('input', update);
  field.addEventListener('keydown', (event) => {
    const isOpen = !list.hidden;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return void update();
      const count = options().length + 1;
      choose(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      options()[active]?.click();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  });
  // A press on an option must not take the focus from the field before it counts.
  list.addEventListener('pointerdown', (event) => event.pointerType === 'mouse' && event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  form.addEventListener('submit', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) close();
  });
  addEventListener('pagehide', close);
  ready().catch(() => {});
  if (document.activeElement === field && field.value !== field.defaultValue) update();
}

const COMBOBOX = {
  // A search field may only ever be a search box; a field for text may be a combobox.
  type: 'text',
  inputmode: 'search',
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-haspopup': 'listbox',
};

function ready() {
  return Promise.all([loadSearch(), addStyles(sheet)]).then(([search]) => search);
}

function make(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
