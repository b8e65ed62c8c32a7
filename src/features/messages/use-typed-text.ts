import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MessageKind } from '#src/core/messages/forms.ts';

/**
 * Keeps text typed before hydration.
 * React leaves inputs as they are but resets text areas to their initial text.
 */
export function useTypedText(form: RefObject<HTMLFormElement | null>, kind: MessageKind): void {
  const [typed] = useState(() => textsOf(kind));
  useLayoutEffect(() => {
    for (const area of form.current?.querySelectorAll('textarea') ?? []) {
      const text = typed.get(area.name);
      if (text !== undefined && area.value !== text) area.value = text;
    }
  }, [form, typed]);
}

function textsOf(kind: MessageKind): Map<string, string> {
  if (typeof document === 'undefined') return new Map();
  const areas = document.querySelectorAll<HTMLTextAreaElement>(`form[data-message="${kind}"] textarea`);
  return new Map([...areas].map(({ name, value }) => [name, value]));
}
