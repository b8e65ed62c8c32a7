import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The values of an uncontrolled form, by name. They are read from the fields, first on hydration, so that
 * earlier input counts.
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
