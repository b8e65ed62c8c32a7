import { type RefObject, useRef } from 'react';
import { useHydrated } from '../../../islands/use-hydrated.ts';
import { paths } from '../../../lib/paths.ts';
import type { SearchEngine } from '../search-engine.ts';
import Suggestions from './Suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SearchFormProps = {
  /** Begins every id in the form. */
  id?: string;
  label: string;
  hint?: string;
  keyword?: string;
  /** Fetches what suggestions are made of. Only a browser has it. */
  load?: () => Promise<SearchEngine>;
  /** Called with the keyword that the form is sent with. @returns whether the search is seen to here */
  onSearch?: (keyword: string) => boolean;
  field?: RefObject<HTMLInputElement | null>;
};

const FIELD = {
  className: 'input',
  name: 'keyword',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
} as const;

/**
 * A plain form that leads to the search page. In a browser its field gets suggestions, as the combobox pattern has them: the
 * focus stays in the field, arrow keys walk through the options, Enter opens one, Escape closes the list. Without an option
 * chosen the form is sent as ever.
 */
export default function SearchForm({
  id = 'keyword',
  label,
  hint,
  keyword = '',
  load,
  onSearch,
  field: given,
}: SearchFormProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;
  const form = useRef<HTMLFormElement>(null);
  const { list, status, ...events } = useSuggestions(form, field, load);
  const isHydrated = useHydrated();
  const listId = `${id}-options`;
  const hintId = `${id}-hint`;
  // A search field may only ever be a search box; a field for text may be a combobox.
  const combobox = isHydrated
    ? ({
        type: 'text',
        inputMode: 'search',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': list !== undefined,
        'aria-haspopup': 'listbox',
        'aria-controls': listId,
        'aria-activedescendant': list && list.active >= 0 ? `${listId}-${list.active}` : undefined,
      } as const)
    : ({ type: 'search' } as const);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is what is searched with, and browsers know this landmark longer
    <form
      ref={form}
      className="search-box"
      method="get"
      action={paths.search}
      role="search"
      onBlur={events.onBlur}
      onSubmit={(event) => {
        events.close();
        if (onSearch?.(field.current?.value ?? '')) event.preventDefault();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className="line-form" data-enhance="keyboard">
        <input
          ref={field}
          id={id}
          {...FIELD}
          {...combobox}
          defaultValue={keyword}
          aria-describedby={hint && hintId}
          onInput={events.onInput}
          onKeyDown={events.onKeyDown}
        />
        <button type="submit">Search</button>
      </div>
      {isHydrated && (
        <>
          <Suggestions id={listId} list={list} />
          <p className="visually-hidden" role="status">
            {status}
          </p>
        </>
      )}
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
    </form>
  );
}
