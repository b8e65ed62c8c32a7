import { minDuration } from '#src/lib/min-duration.ts';
import { showToast } from '#src/ui/toast.ts';
import * as words from '#src/words/en/basket-messages.ts';
import { fill } from '#src/words/fill.ts';
import { add, viewBasket } from './add-from-card.client.ts';

/** Adds the products of all cards in the lists marked `data-all`. */
export function enhance(button: HTMLElement): void {
  button.addEventListener('click', async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    const forms = [...document.querySelectorAll<HTMLFormElement>('[data-all] [data-enhance=add]')];
    const results = await minDuration(Promise.all(forms.map(add)));
    const count = results.filter((result) => 'added' in result).length;
    button.ariaBusy = null;
    showToast({
      text: fill(count === forms.length ? words.allAdded : words.notAllAdded, { count, all: forms.length }),
      ...viewBasket(),
    });
  });
}
