import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The values of a form whose fields keep their own state, by name. They are read from the fields themselves, first
 * when the island starts, so that what was chosen or typed before that counts.
 */
export function useFormState(form: RefObject<HTMLFormElement | null>, initial: Record<string, string>) {
  const [values, setValues] = useState(initial);
  const read = useCallback(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].filter((entry) => typeof entry[1] === 'string');
    setValues(Object.fromEntries(entries) as Record<string, string>);
  }, [form]);
  useEffect(() => {
    read();
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [read]);
  return [values, read] as const;
}
