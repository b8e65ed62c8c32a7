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
    const toast = await minDuration(add(form));
    button.ariaBusy = null;
    showToast(toast);
  });
}

async function add(form: HTMLElement): Promise<Toast> {
  const fields = new FormData(form as HTMLFormElement);
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
  const { name, quantity } = result.item;
  return {
    text: fill(quantity === 1 ? words.added : words.addedMore, { quantity, product: name }),
    ...(location.pathname !== paths.basket && { link: { text: words.view, href: paths.basket } }),
  };
}
