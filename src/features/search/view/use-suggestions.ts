import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FoundAnswer } from '#src/catalogue/search/find-faq-answers.ts';
import type { Found } from '#src/catalogue/search/rank-results.ts';
import type { SearchEngine } from '#src/catalogue/search/search-engine.ts';
import { parseSearchQuery } from '#src/catalogue/search/search-query.ts';
import * as words from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

/**
 * A list of suggestions, with answers first, if any. `active` is the index of the selected option,
 * or -1.
 */
export type SuggestionList = {
  keyword: string;
  found: readonly Found[];
  total: number;
  help: readonly FoundAnswer[];
  active: number;
};

/**
 * The suggestions for the text in `field`. `list` is undefined while it is closed; `status` is announced to
 * screen readers. Without `load` there are no suggestions.
 */
export function useSuggestions(
  form: RefObject<HTMLFormElement | null>,
  field: RefObject<HTMLInputElement | null>,
  load: (() => Promise<SearchEngine>) | undefined,
) {
  const [list, setList] = useState<SuggestionList>();
  const [status, setStatus] = useState('');
  const engine = useRef<SearchEngine>(undefined);

  const close = () => {
    setList(undefined);
    setStatus('');
  };

  const show = (keyword: string) => {
    const { found, total, help } = engine.current && keyword ? engine.current.suggest(keyword) : NOTHING;
    if (total === 0 && help.length === 0) {
      setList(undefined);
      setStatus(engine.current && keyword ? words.noSuggestions : '');
      return;
    }
    setList({ keyword, found, total, help, active: -1 });
    const suggestions = fillCount(words.suggestionCount, found.length, { total: String(total) });
    const [answer] = help;
    setStatus(answer ? fill(words.helpAndSuggestions, { question: answer.title, suggestions }) : suggestions);
  };

  const update = async () => {
    const typed = field.current?.value ?? '';
    const { keyword } = parseSearchQuery(new URLSearchParams({ keyword: typed }));
    if (keyword && !engine.current) {
      // When the engine fails to load there are no suggestions. The form still works.
      engine.current = await load?.().catch(() => undefined);
      if (field.current?.value !== typed || !form.current?.contains(document.activeElement)) return;
    }
    show(keyword);
  };

  const options = () => [
    ...(form.current?.querySelectorAll<HTMLElement>('[role=listbox] [role=option]') ?? []),
  ];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!list) return void update();
      const all = options();
      const count = all.length + 1;
      const active = ((list.active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1;
      setList({ ...list, active });
      all[active]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && list && list.active >= 0) {
      event.preventDefault();
      options()[list.active]?.click();
    } else if (event.key === 'Escape' && list) {
      event.preventDefault();
      close();
    }
  };

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  const latest = useRef(update);
  latest.current = update;
  useEffect(() => {
    load?.().catch(() => {});
    const { current } = field;
    // Text typed before this was loaded.
    if (current && document.activeElement === current && current.value !== current.defaultValue)
      latest.current();
    const forget = () => {
      setList(undefined);
      setStatus('');
    };
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, [field, load]);

  return { list, status, close, onInput: update, onKeyDown, onBlur };
}

const NOTHING = { found: [], total: 0, help: [] };
