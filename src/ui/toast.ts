import { cloneTemplate } from './clone-template.ts';
import { makeNextStop } from './next-stop.ts';
import { queryOne } from './query-one.ts';
import { createTimer } from './toast-timer.ts';

export type Toast = {
  text: string;
  /** Where to go on: an address of the shop. */
  link?: { text: string; href: string };
};

/**
 * Shows a message at the bottom centre (Toasts.astro) for 4.5 seconds, longer while it is hovered or focused, and has it read
 * out politely. Its link is the next stop of the Tab key. A new one takes the place of the one before.
 */
export function showToast({ text, link }: Toast): void {
  const toast = cloneTemplate('[data-toast]');
  queryOne(toast, 'p').textContent = text;
  const anchor = queryOne<HTMLAnchorElement>(toast, 'a');
  if (link) Object.assign(anchor, { href: link.href, textContent: link.text });
  else anchor.remove();
  const timer = createTimer(() => toast.remove(), {
    now: () => performance.now(),
    setTimeout: (end, delay) => setTimeout(end, delay),
    clearTimeout: (id) => clearTimeout(id as number),
  });
  toast.addEventListener('pointerenter', () => timer.hold('hover'));
  toast.addEventListener('pointerleave', () => timer.release('hover'));
  toast.addEventListener('focusin', () => timer.hold('focus'));
  toast.addEventListener('focusout', () => timer.release('focus'));
  queryOne(document, '[data-toasts]').replaceChildren(toast);
  if (link) makeNextStop(anchor);
}
