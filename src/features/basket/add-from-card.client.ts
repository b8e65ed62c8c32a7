import { basketProduct } from '../../catalogue/products/basket-product.ts';
import { atLeast } from '../../lib/at-least.ts';
import { paths } from '../../lib/paths.ts';
import { addToBasket } from '../../stores/basket/basket-actions.ts';
import { findProduct } from '../../stores/basket/refresh.ts';
import { showToast, type Toast } from '../../ui/toast.ts';

/** Adds a card's product to the basket in place: asks for it as the shop sells it now, and says what became of it. */
export function enhance(form: HTMLElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-held]');
  button?.addEventListener('click', async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    const toast = await atLeast(add(form));
    button.ariaBusy = null;
    showToast(toast);
  });
}

async function add(form: HTMLElement): Promise<Toast> {
  const fields = new FormData(form as HTMLFormElement);
  const id = String(fields.get('productId'));
  const page = { text: 'Open its page', href: paths.product(id) };
  const product = await findProduct(id);
  if (!product) return { text: 'The basket did not hear that. Please try once more.', link: page };
  if (product === 'gone') return { text: 'This is not sold any more.' };
  const { previewImages = [] } = product;
  const result = addToBasket(
    { ...basketProduct(product, []), previewImages: previewImages.slice(0, 1) },
    { productFormatId: String(fields.get('productFormatId')), quantity: 1 },
  );
  if ('problem' in result)
    return result.problem === 'full'
      ? { text: 'Your basket holds a hundred lines, and no more.' }
      : { text: `${product.name} has to be chosen on its own page.`, link: page };
  const { name, quantity } = result.item;
  return {
    text: quantity === 1 ? `${name} is in your basket.` : `${quantity} × ${name} in your basket.`,
    link: { text: 'Go to the basket', href: paths.basket },
  };
}
