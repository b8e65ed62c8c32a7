import { type RefObject, useRef } from 'react';
import type { SearchEngine } from '#src/catalogue/search/search-engine.ts';
import { paths } from '#src/lib/paths.ts';
import { useHydrated } from '#src/ui/islands/use-hydrated.ts';
import { search } from '#src/words/en/search.ts';
import Suggestions from './Suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SearchFormProps = {
  /** Prefix of the ids in the form. */
  id?: string;
  label: string;
  hint?: string;
  keyword?: string;
  /** Loads the suggestions. Only in the browser. */
  load?: () => Promise<SearchEngine>;
  /**
   * Called with the keyword on submit.
   *
   * @returns true when the search is handled in place
   */
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
 * A plain form that leads to the search page. In the browser its field gets suggestions, with the ARIA
 * combobox pattern: the focus stays in the field, arrow keys move through the options, Enter opens one,
 * Escape closes the list. Without a selected option, Enter submits the form.
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
  // An input of type search cannot have the role combobox; one of type text can.
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
        <button type="submit">{search}</button>
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
