import { fillPrice } from '#src/cards/fill-price.ts';
import { listPrice } from '#src/catalogue/products/list-price.ts';
import { DEFAULT_REGION, isOpenRegion } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { nth } from '#src/lib/nth.ts';
import { paths } from '#src/lib/paths.ts';
import { type FoundProduct, findProduct } from '#src/stores/basket/refresh.ts';
import { cloneTemplate } from '#src/ui/clone-template.ts';
import { queryOne } from '#src/ui/query-one.ts';
import { showToast } from '#src/ui/toast.ts';
import * as words from '#src/words/en/recent.ts';
import { $recent, forgetAll, noteView } from './recent-store.ts';

/** The distance at which the section's products are loaded. */
const NEAR = '500px';

/**
 * Stores the page's product (`data-product`), if any, and fills the section of viewed products when it comes
 * near. Its room is reserved immediately, while it is below the visible area, so that nothing moves later.
 */
export function enhance(element: HTMLElement): void {
  const { product } = element.dataset;
  const before = $recent.get().filter(({ id }) => id !== product);
  if (product) noteView(product);
  const section = document.querySelector<HTMLElement>('[data-recent]');
  const list = section?.querySelector('[data-recent-list]');
  if (!section || !list || before.length === 0) return;
  const rooms = [...list.querySelectorAll<HTMLElement>('li')];
  for (const surplus of rooms.splice(before.length)) surplus.remove();
  const places = rooms.map((place, at) => ({ place, id: nth(before, at).id }));
  section.hidden = false;
  section.querySelector('[data-forget]')?.addEventListener('click', () => forget(section));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      Promise.all(places.map(({ id, place }) => fillPlace(place, id))).then((filled) => {
        if (!filled.includes(true)) section.hidden = true;
      });
    },
    { rootMargin: NEAR },
  );
  observer.observe(section);
}

/** Fills a place with the current product, or removes it when the product is gone. */
async function fillPlace(place: HTMLElement, id: string): Promise<boolean> {
  const product = await findProduct(id);
  if (!product || product === 'gone' || product.kind === 'test') {
    place.remove();
    return false;
  }
  fillCard(place, product);
  return true;
}

function fillCard(place: HTMLElement, product: FoundProduct): void {
  const card = cloneTemplate('[data-recent-card]');
  const picture = product.previewImages?.[0];
  if (picture) card.prepend(imageOf(card, picture.url));
  queryOne(card, '.label').textContent = product.creator.name;
  Object.assign(queryOne(card, 'a'), { href: paths.product(product._id), textContent: product.name });
  // Six cards per row are too narrow for other formats.
  fillPrice(queryOne(card, '.price'), { ...listPrice(product, storeRegion()), others: undefined });
  place.replaceChildren(card);
}

function imageOf(card: HTMLElement, src: string): HTMLImageElement {
  const image = Object.assign(new Image(320, 400), { alt: '', src });
  // A wide picture is shown whole and not cropped.
  image.addEventListener('load', () =>
    card.classList.toggle('is-wide', image.naturalWidth > image.naturalHeight),
  );
  return image;
}

/** The region whose prices this page shows. */
function storeRegion(): RegionCode {
  const code = document.documentElement.dataset.storeRegion ?? '';
  return isOpenRegion(code) ? code : DEFAULT_REGION;
}

function forget(section: HTMLElement): void {
  forgetAll();
  section.hidden = true;
  document.getElementById('main')?.focus({ preventScroll: true });
  showToast({ text: words.cleared });
}
