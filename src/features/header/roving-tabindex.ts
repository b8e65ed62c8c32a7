import { addStyles } from '#src/ui/add-styles.ts';
import styles from './roving-tabindex.css?inline';

/** The element with the hint for screen readers. The style sheet shows it visually. */
const HINT_ID = 'menu-keys';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Makes the wide menu a single tab stop (roving tabindex): arrow keys, Home and End move along it, and Tab
 * leaves it. It remembers its position. On phones, where it covers the page, each link is a tab stop.
 */
export function rovingTabindex(menu: HTMLElement): void {
  const isBar = matchMedia('(min-width: 769px)');
  const all = [...menu.querySelectorAll<HTMLElement>('a, summary')];
  const shown = () => all.filter((item) => item.checkVisibility());
  let current = all.find((item) => item === document.activeElement);

  const settle = () => {
    const stop = current?.checkVisibility() ? current : shown()[0];
    for (const item of all) {
      if (isBar.matches && item !== stop) item.tabIndex = -1;
      else item.removeAttribute('tabindex');
      item.removeAttribute('aria-describedby');
    }
  };

  menu.addEventListener('focusin', ({ target, relatedTarget }) => {
    current = all.find((item) => item === target) ?? current;
    settle();
    // Announced once, when the focus enters the menu.
    if (isBar.matches && !menu.contains(relatedTarget as Node | null))
      current?.setAttribute('aria-describedby', HINT_ID);
  });
  // A dropdown closes when the focus leaves it, so its summary becomes the current item.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (menu.contains(relatedTarget as Node | null)) return;
    current = all.find((item) => item === current?.closest('details')?.querySelector('summary')) ?? current;
    settle();
  });
  menu.addEventListener('keydown', (event) => {
    if (!isBar.matches || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const goal = goalOf(event.key, shown(), event.target as HTMLElement);
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  });
  isBar.addEventListener('change', settle);
  settle();
  addStyles(styles);
}

/** The item that a key leads to. Undefined for other keys. */
function goalOf(key: string, items: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = STEPS[key];
  const at = items.indexOf(from);
  return step === undefined || at < 0 ? undefined : items[(at + step + items.length) % items.length];
}
