import { cloneTemplate } from './clone-template.ts';
import { queryOne } from './query-one.ts';
import { makeNextTabStop } from './tab-order.ts';
import { createTimer } from './toast-timer.ts';

export type Toast = {
  text: string;
  /** A link to a page of the store. */
  link?: { text: string; href: string };
};

/**
 * Shows a message at the bottom centre (Toasts.astro) for 4.5 seconds, longer while it is hovered or focused,
 * and announces it politely. Its link is the next tab stop. A new message replaces the previous one.
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
  if (link) makeNextTabStop(anchor);
}
