import { toggled } from '#src/contracts/stored/saved-list.ts';
import { showSaved } from './save-state.ts';

/**
 * Shows without a touch whether the page's item is saved, and saves on a click until the button's own script has
 * loaded: who leaves the page at once keeps what they saved.
 */
const KEY = 'found:saved';
const button = document.querySelector<HTMLElement>('[data-place]');

const read = () => {
  try {
    return ([] as string[]).concat(JSON.parse(localStorage[KEY]));
  } catch {
    return [];
  }
};
const isWaiting = () => button?.dataset.bound === undefined;
const show = () => {
  if (button && isWaiting()) showSaved(button, read().includes(button.dataset.place ?? ''));
};

if (button) {
  show();
  addEventListener('pageshow', show);
  // Before the handler that holds clicks.
  addEventListener(
    'click',
    (event) => {
      if (!isWaiting() || !button.contains(event.target as Node)) return;
      try {
        localStorage[KEY] = JSON.stringify(toggled(read(), button.dataset.place ?? ''));
        show();
        button.dataset.clicked = '';
        event.preventDefault();
        event.stopImmediatePropagation();
      } catch {
        // Storage is refused or full: the click waits for the button's script.
      }
    },
    true,
  );
}
