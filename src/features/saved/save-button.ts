import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/ui/toast.ts';
import { $saved, toggleSaved } from './saved-store.ts';

/** A button that saves or removes an item. It also reflects changes in other tabs. */
export function bindSaveButton(button: HTMLElement): void {
  const { place = '' } = button.dataset;
  $saved.subscribe((places) => {
    const isSaved = places.includes(place);
    button.ariaPressed = String(isSaved);
    button.textContent = isSaved ? 'Saved' : 'Save for later';
  });
  button.addEventListener('click', () =>
    showToast({
      text: toggleSaved(place) ? 'Saved on this device.' : 'Taken out of your saved things.',
      link: { text: 'Your saved things', href: paths.saved },
    }),
  );
}
