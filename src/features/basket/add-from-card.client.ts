import type { BasketItem } from '#src/core/basket/types.ts';
import { minDuration } from '#src/lib/min-duration.ts';
import { paths } from '#src/lib/paths.ts';
import { addToBasket } from '#src/stores/basket/basket-actions.ts';
import { findProduct } from '#src/stores/basket/refresh.ts';
import { showToast, type Toast } from '#src/ui/toast.ts';
import * as words from '#src/words/en/basket-messages.ts';
import { fill } from '#src/words/fill.ts';
import { fromCatalogue } from './from-catalogue.ts';

/** Adds a card's product to the basket: requests the current product and shows the result. */
export function enhance(form: HTMLElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-held]');
  button?.addEventListener('click', async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    const result = await minDuration(add(form as HTMLFormElement));
    button.ariaBusy = null;
    showToast('added' in result ? addedToast(result.added) : result);
  });
}

/** Adds a card's product to the basket. Returns its line, or the message that says why not. */
export async function add(form: HTMLFormElement): Promise<{ added: BasketItem } | Toast> {
  const fields = new FormData(form);
  const id = String(fields.get('productId'));
  const page = { text: words.viewProduct, href: paths.product(id) };
  const product = await findProduct(id);
  if (!product) return { text: words.notAdded, link: page };
  if (product === 'gone') return { text: words.gone };
  const result = addToBasket(fromCatalogue(product), {
    productFormatId: String(fields.get('productFormatId')),
    quantity: 1,
  });
  if ('problem' in result)
    return result.problem === 'full'
      ? { text: words.full }
      : { text: fill(words.chooseOptions, { product: product.name }), link: page };
  return { added: result.item };
}

/** The link to the basket in a message, except on its page. */
export function viewBasket(): Pick<Toast, 'link'> {
  return location.pathname === paths.basket ? {} : { link: { text: words.view, href: paths.basket } };
}

function addedToast({ name, quantity }: BasketItem): Toast {
  return {
    text: fill(quantity === 1 ? words.added : words.addedMore, { quantity, product: name }),
    ...viewBasket(),
  };
}
