import { toggled } from '#src/contracts/stored/saved-list.ts';
import { showSaved } from './save-state.ts';

/*
 * An inline script after the save button. It shows before the first paint whether the item is saved, and saves
 * on a click until the button's own script has loaded: who leaves the page at once keeps what they saved. The
 * text is the same on every page with such a button; its hash is in the inventory of inline code.
 */

const KEY = 'found:saved';
const button = document.currentScript?.previousElementSibling as HTMLElement;
const { place = '' } = button.dataset;
const read = () => {
  try {
    return ([] as string[]).concat(JSON.parse(localStorage[KEY]));
  } catch {
    return [];
  }
};
const show = () => {
  if (button.dataset.bound === undefined) showSaved(button, read().includes(place));
};
show();
addEventListener('pageshow', show);
addEventListener(
  'click',
  (event) => {
    if (button.dataset.bound !== undefined || !button.contains(event.target as Node)) return;
    try {
      localStorage[KEY] = JSON.stringify(toggled(read(), place));
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
