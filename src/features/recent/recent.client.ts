import { listPrice } from '../../catalogue/products/list-price.ts';
import { DEFAULT_REGION, isRegionCode, type RegionCode } from '../../core/regions/regions.ts';
import { paths } from '../../lib/paths.ts';
import { type FoundProduct, findProduct } from '../../stores/basket/refresh.ts';
import { showToast } from '../../ui/toast.ts';
import { decodeSeen, RECENT_KEY, type Seen, withSeen } from './recent.ts';

/** How many are shown, and how near the section must come before they are fetched. */
const SHOWN = 6;
const NEAR = '500px';

/**
 * Remembers the product of the page, if it is one's page (`data-product`), and fills the section of what was looked at when it
 * comes near. Its room is made at once, while it is still below what is seen, so that nothing moves later.
 */
export function enhance(element: HTMLElement): void {
  const { product } = element.dataset;
  const before = read().filter(({ id }) => id !== product);
  if (product) write(withSeen(read(), product, Date.now()));
  const section = document.querySelector<HTMLElement>('[data-recent]');
  const list = section?.querySelector('[data-recent-list]');
  if (!section || !list || before.length === 0) return;
  const places = before.slice(0, SHOWN).map(({ id }) => ({ id, place: emptyPlace() }));
  list.replaceChildren(...places.map(({ place }) => place));
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

/** Fills a place with what the shop says of the product now, or takes it away. */
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
  const card = make('div', 'card');
  card.dataset.card = '';
  const picture = product.previewImages?.[0];
  const image = Object.assign(make('img'), { alt: '', width: 320, height: 400, src: picture?.url ?? '' });
  // A film's frame is wide, and stands whole in its place instead of being cut to it.
  image.addEventListener('load', () =>
    card.classList.toggle('is-wide', image.naturalWidth > image.naturalHeight),
  );
  const heading = make('h3');
  const link = Object.assign(make('a'), { href: paths.product(product._id), textContent: product.name });
  heading.append(link);
  card.append(
    ...(picture ? [image] : []),
    Object.assign(make('p', 'label'), { textContent: product.creator.name }),
    heading,
    priceOf(product),
  );
  place.replaceChildren(card);
}

function priceOf(product: FoundProduct): HTMLElement {
  const { text, before, note, amount } = listPrice(product, storeRegion());
  const small = (words: string) => Object.assign(make('small'), { textContent: words });
  const price = make('p', amount === undefined ? 'price is-absent' : 'price');
  price.append(...(before ? [small(`${before} `)] : []), text, ...(note ? [small(` ${note}`)] : []));
  return price;
}

/** Room for a card of a picture, a name and a price. */
function emptyPlace(): HTMLElement {
  return make('li', 'recent-place');
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '') {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

/** The region whose prices this page shows. */
function storeRegion(): RegionCode {
  const code = document.documentElement.dataset.storeRegion ?? '';
  return isRegionCode(code) ? code : DEFAULT_REGION;
}

function forget(section: HTMLElement): void {
  try {
    sessionStorage.removeItem(RECENT_KEY);
  } catch {
    // Nothing was kept then.
  }
  section.hidden = true;
  document.getElementById('main')?.focus({ preventScroll: true });
  showToast({ text: 'Forgotten.' });
}

function read(): Seen[] {
  try {
    return decodeSeen(sessionStorage.getItem(RECENT_KEY));
  } catch {
    return [];
  }
}

function write(seen: Seen[]): void {
  try {
    sessionStorage.setItem(RECENT_KEY, JSON.stringify(seen));
  } catch {
    // A browser that keeps nothing for us has nothing to show later.
  }
}
