import sheet from './one-stop.css?url';

/** What arrow keys do in the menu, for those who hear it; styles show it to those who see it. */
const HINT = 'Arrow keys move along the menu.';
const HINT_ID = 'menu-keys';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Makes the menu of a wide window one stop of the Tab key: arrow keys move along it, Home and End to its ends, and Tab goes on. It
 * remembers where it was. On a phone, where it covers the page, each of its links is a stop as the markup has it.
 */
export function beOneStop(menu: HTMLElement): void {
  const isBar = matchMedia('(min-width: 769px)');
  const all = [...menu.querySelectorAll<HTMLElement>('a, summary')];
  const shown = () => all.filter((item) => item.checkVisibility());
  const hint = Object.assign(document.createElement('p'), {
    id: HINT_ID,
    className: 'visually-hidden',
    textContent: HINT,
  });
  menu.append(hint);
  let current = all.find((item) => item === document.activeElement);

  const settle = () => {
    const stop = current?.checkVisibility() ? current : shown()[0];
    for (const item of all) {
      if (isBar.matches && item !== stop) item.tabIndex = -1;
      else item.removeAttribute('tabindex');
      item.removeAttribute('aria-describedby');
    }
  };

  // For those who see the hint; nobody else needs its style sheet.
  menu.addEventListener('focusin', showHint, { once: true });
  menu.addEventListener('focusin', ({ target, relatedTarget }) => {
    current = all.find((item) => item === target) ?? current;
    settle();
    // Said once, on the way in.
    if (isBar.matches && !menu.contains(relatedTarget as Node | null))
      current?.setAttribute('aria-describedby', HINT_ID);
  });
  // A dropdown shuts when the focus leaves it: what opens it takes the place of what lies in it.
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
}

async function showHint(): Promise<void> {
  const { addStyles } = await import('../../ui/add-styles.ts');
  await addStyles(sheet);
}

/** Where a key leads to from an item; nowhere for other keys. */
function goalOf(key: string, items: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = STEPS[key];
  const at = items.indexOf(from);
  return step === undefined || at < 0 ? undefined : items[(at + step + items.length) % items.length];
}
