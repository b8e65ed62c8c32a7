import { toggled } from '#src/contracts/stored/saved-list.ts';
import { showSaved } from './save-state.ts';

/**
 * Shows without a touch whether the page's item is saved. Saves on a click until the button's own script has
 * loaded: a visitor who leaves the page at once keeps what they saved.
 */
const KEY = 'found:saved';
const button = document.querySelector<HTMLElement>('[data-place]');

if (button) {
  const { dataset } = button;
  const { place = '' } = dataset;
  const update = (event?: Event) => {
    try {
      let list: string[] = JSON.parse(localStorage[KEY] ?? '[]');
      if (event) {
        list = toggled(list, place);
        localStorage[KEY] = JSON.stringify(list);
        dataset.clicked = '';
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      showSaved(button, list.includes(place));
    } catch {
      // Storage is refused, full or broken: the click waits for the button's script.
    }
  };
  update();
  // Before the handler that holds clicks.
  addEventListener(
    'click',
    (event) => dataset.bound !== '' && button.contains(event.target as Node) && update(event),
    true,
  );
}
