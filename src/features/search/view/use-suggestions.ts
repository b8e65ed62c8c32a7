import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { HelpAnswer } from '../help.ts';
import type { Found, SearchEngine } from '../search-engine.ts';
import { parseSearchQuery } from '../search-query.ts';

/** What a list of suggestions shows: an answer first, where one was asked for. `active` is the place of the chosen option, or -1. */
export type SuggestionList = {
  keyword: string;
  found: readonly Found[];
  total: number;
  help?: HelpAnswer | undefined;
  active: number;
};

/**
 * The suggestions for what is typed into `field`. `list` is undefined while it is closed; `status` is to be read out.
 * Without `load` nothing is suggested.
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
    if (total === 0 && !help) {
      setList(undefined);
      setStatus(engine.current && keyword ? 'No suggestions.' : '');
      return;
    }
    setList({ keyword, found, total, help, active: -1 });
    const count = `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}, ${total} in all.`;
    setStatus(help ? `An answer from Help: ${help.title} ${count}` : count);
  };

  const update = async () => {
    const typed = field.current?.value ?? '';
    const { keyword } = parseSearchQuery(new URLSearchParams({ keyword: typed }));
    if (keyword && !engine.current) {
      // A list that cannot be fetched is no news: the form finds the same.
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
    // What was typed before this was here.
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

const NOTHING = { found: [], total: 0, help: undefined };
