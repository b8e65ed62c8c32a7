import { BASKET_FULL, VIEW_BASKET } from '../../lib/labels.ts';
import { minDuration } from '../../lib/min-duration.ts';
import { paths } from '../../lib/paths.ts';
import { addToBasket } from '../../stores/basket/basket-actions.ts';
import { findProduct } from '../../stores/basket/refresh.ts';
import { showToast, type Toast } from '../../ui/toast.ts';
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
  const page = { text: 'View product', href: paths.product(id) };
  const product = await findProduct(id);
  if (!product) return { text: 'This could not be added to your basket. Please try again.', link: page };
  if (product === 'gone') return { text: 'This is no longer sold.' };
  const result = addToBasket(fromCatalogue(product), {
    productFormatId: String(fields.get('productFormatId')),
    quantity: 1,
  });
  if ('problem' in result)
    return result.problem === 'full'
      ? { text: BASKET_FULL }
      : { text: `Choose the options of ${product.name} on its page.`, link: page };
  const { name, quantity } = result.item;
  return {
    text: quantity === 1 ? `${name} is in your basket.` : `${quantity} × ${name} in your basket.`,
    ...(location.pathname !== paths.basket && { link: { text: VIEW_BASKET, href: paths.basket } }),
  };
}
