import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/ui/toast.ts';
import * as words from '#src/words/en/saved.ts';
import { showSaved } from './save-state.ts';
import { $saved, toggleSaved } from './saved-store.ts';

/**
 * A button that saves or removes an item. It also reflects changes in other tabs. Takes over from
 * save-at-once.client.ts, and says what that did.
 */
export function bindSaveButton(button: HTMLElement): void {
  const { place = '' } = button.dataset;
  const say = (isSaved: boolean) =>
    showToast({
      text: isSaved ? words.isSaved : words.isTakenOut,
      link: { text: words.yours, href: paths.saved },
    });
  button.dataset.bound = '';
  $saved.subscribe((places) => showSaved(button, places.includes(place)));
  button.addEventListener('click', () => say(toggleSaved(place)));
  if ('clicked' in button.dataset) say($saved.get().includes(place));
}
