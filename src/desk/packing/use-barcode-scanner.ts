import { useEffect, useRef } from 'react';

/** Scanners type faster than people: at most this long between two characters, in ms. */
const MAX_BETWEEN_MS = 100;
const MIN_CHARACTERS = 3;

/** Calls `onScan` with the text that a scanner types, ended by Enter, outside of fields. */
export function useBarcodeScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let typed = '';
    let at = 0;
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches('input, select, textarea')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isFast = event.timeStamp - at <= MAX_BETWEEN_MS;
      at = event.timeStamp;
      if (event.key === 'Enter') {
        if (isFast && typed.length >= MIN_CHARACTERS) {
          // Enter must not click the focused button.
          event.preventDefault();
          latest.current(typed);
        }
        typed = '';
      } else if (event.key.length === 1) typed = isFast ? typed + event.key : event.key;
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}
