import { debounce, RESIZE_REST } from '../../lib/debounce.ts';
import { beOneStop } from './one-stop.ts';

/** What the menu's own markup cannot do: keep focus inside while it covers the page, and close what was left open. */
export function enhance(header: HTMLElement): void {
  const menu = document.getElementById('menu');
  const rest = document.querySelectorAll<HTMLElement>('main, .footer, .topbar');
  const dropdowns = header.querySelectorAll('details');
  const isOpen = () => menu?.matches(':popover-open') ?? false;
  const closeMenu = () => isOpen() && menu?.hidePopover();
  const holdRest = () => {
    for (const part of rest) part.inert = isOpen();
    document.documentElement.toggleAttribute('data-menu', isOpen());
  };

  menu?.addEventListener('toggle', holdRest);
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) closeMenu();
  });
  addEventListener('pageshow', closeMenu);
  matchMedia('(max-width: 768px)').addEventListener('change', closeMenu);
  closeAfterResizing(dropdowns);
  if (menu) beOneStop(menu);
  // It may have been opened while this was on its way.
  holdRest();

  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      // The open menu shuts its own by name: shutting one under a finger would move what is being pressed.
      if (isInDialog(target) || isOpen()) return;
      for (const dropdown of dropdowns) if (!dropdown.contains(target as Node)) dropdown.open = false;
    });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || isInDialog(target)) return;
    for (const item of document.querySelectorAll<HTMLElement>('.menu-sections > li:hover')) dismiss(item);
    for (const dropdown of dropdowns) {
      if (!dropdown.open) continue;
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    }
  });
}

/** A dialog that was opened from a dropdown gives the focus back to it, so the dropdown stays. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/** What was opened in one layout is seldom where it was in the other. A window that only grew taller is still the same. */
function closeAfterResizing(dropdowns: Iterable<HTMLDetailsElement>) {
  const stale = new Set<HTMLDetailsElement>();
  let width = innerWidth;
  const close = debounce(() => {
    for (const dropdown of stale) dropdown.open = false;
    stale.clear();
  }, RESIZE_REST);
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const dropdown of dropdowns) if (dropdown.open) stale.add(dropdown);
    close();
  });
}

/** Hides what is shown only because the pointer rests there, until it has left. */
function dismiss(item: HTMLElement) {
  item.dataset.dismissed = '';
  item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true });
}
