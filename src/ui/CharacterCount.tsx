import { useEffect, useState } from 'react';
import { keptLength } from '../core/typed-text.ts';
import * as words from '../words/en/text-fields.ts';
import { fillCount } from '../words/fill-count.ts';

/** The count is shown for the last tenth, and at least for the last ten characters. */
const near = (max: number) => Math.max(10, Math.round(max / 10));

/**
 * Shows how many characters are left or too many in a control, and announces it politely.
 * Needs a hydrated island.
 */
export function CharacterCount({ id, max }: { id: string; max: number }) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    const read = () => setLength(keptLength(control?.value ?? ''));
    read();
    control?.addEventListener('input', read);
    return () => control?.removeEventListener('input', read);
  }, [id]);
  const left = max - length;
  return (
    <p className={left < 0 ? 'field-count field-error' : 'field-count'} role="status">
      {length > 0 && left <= near(max) && countText(left)}
    </p>
  );
}

function countText(left: number): string {
  return fillCount(left < 0 ? words.charactersTooMany : words.charactersLeft, Math.abs(left));
}
