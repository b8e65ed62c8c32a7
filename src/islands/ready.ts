import { type RefObject, useEffect } from 'react';

/**
 * Tells the island around `ref` that its handlers are on, so that what the shopper did before is done now.
 * Every island that uses `client:intent` calls it once, after its other effects.
 */
export function useReady(ref: RefObject<Element | null>): void {
  useEffect(() => {
    ref.current?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
  }, [ref]);
}
