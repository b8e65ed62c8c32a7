import { createTimer } from './toast-timer.ts';

export type Toast = {
  text: string;
  /** Where to go on: an address of the shop. */
  link?: { text: string; href: string };
  /** What can be done about it, for example to undo. */
  action?: { text: string; run: () => void };
};

/** Time for assistive technology to notice the region before something is put into it, in ms. */
const NOTICE = 60;

/**
 * Shows a message at the bottom centre for 4.5 seconds, longer while it is hovered or focused, and has it read out
 * politely. A new one takes the place of the one before.
 */
export function showToast({ text, link, action }: Toast): void {
  const region = toastRegion();
  const toast = document.createElement('div');
  toast.className = 'toast';
  const words = document.createElement('p');
  words.textContent = text;
  toast.append(words);
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.text;
    toast.append(anchor);
  }
  const remove = () => {
    timer.cancel();
    toast.remove();
  };
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.text;
    button.addEventListener('click', () => {
      remove();
      action.run();
    });
    toast.append(button);
  }
  const timer = createTimer(remove, {
    now: () => performance.now(),
    setTimeout: (end, delay) => setTimeout(end, delay),
    clearTimeout: (id) => clearTimeout(id as number),
  });
  toast.addEventListener('pointerenter', () => timer.hold('hover'));
  toast.addEventListener('pointerleave', () => timer.release('hover'));
  toast.addEventListener('focusin', () => timer.hold('focus'));
  toast.addEventListener('focusout', () => timer.release('focus'));
  setTimeout(() => region.replaceChildren(toast), NOTICE);
}

function toastRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-toasts]');
  if (known) return known;
  const region = document.createElement('div');
  region.className = 'toasts';
  region.dataset.toasts = '';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}
