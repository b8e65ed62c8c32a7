import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/ui/toast.ts';
import * as words from '#src/words/en/saved.ts';
import { $saved, toggleSaved } from './saved-store.ts';

/** A button that saves or removes an item. It also reflects changes in other tabs. */
export function bindSaveButton(button: HTMLElement): void {
  const { place = '' } = button.dataset;
  $saved.subscribe((places) => {
    const isSaved = places.includes(place);
    button.ariaPressed = String(isSaved);
    button.textContent = isSaved ? words.saved : words.saveForLater;
  });
  button.addEventListener('click', () =>
    showToast({
      text: toggleSaved(place) ? words.isSaved : words.isTakenOut,
      link: { text: words.yours, href: paths.saved },
    }),
  );
}
