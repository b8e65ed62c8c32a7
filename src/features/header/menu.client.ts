import { debounce, RESIZE_REST } from '#src/lib/debounce.ts';
import { rovingTabindex } from './roving-tabindex.ts';

/**
 * The menu's behaviour that markup cannot do: trap the focus while it covers the page,
 * and close open dropdowns.
 */
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
  if (menu) rovingTabindex(menu);
  // It may have been opened before this was loaded.
  holdRest();

  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      // The open menu closes its dropdowns by their shared name. Closing one here would move the layout under
      // the finger.
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

/**
 * True inside a dialog. When it closes, the focus returns to the dropdown that opened it,
 * so that must stay open.
 */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/**
 * Closes dropdowns after the window's width has changed, since the other layout places them differently. A
 * change of height is ignored.
 */
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

/** Hides a dropdown that is shown on hover, until the pointer has left it. */
function dismiss(item: HTMLElement) {
  item.dataset.dismissed = '';
  item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true });
}
