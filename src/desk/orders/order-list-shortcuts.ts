import { type RefObject, useEffect } from 'react';

/**
 * Keys of a list: `/` goes to the search, `j` and `k` to the next and previous order.
 * They do nothing in a field.
 */
export function useOrderListShortcuts(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
      }
      if (event.key === 'j' || event.key === 'k') step(event.key === 'j' ? 1 : -1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [search]);
}

function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.orders tbody a.id')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[Math.min(links.length - 1, Math.max(0, at === -1 ? 0 : at + by))]?.focus();
}
