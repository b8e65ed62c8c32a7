import { fillPrice } from '#src/cards/fill-price.ts';
import type { ListPrice } from '#src/catalogue/products/list-price.ts';
import { fromFragment, toFragment } from '#src/contracts/stored/saved.ts';
import { paths } from '#src/lib/paths.ts';
import { cloneTemplate } from '#src/ui/clone-template.ts';
import { queryOne } from '#src/ui/query-one.ts';
import { showToast } from '#src/ui/toast.ts';
import * as words from '#src/words/en/saved.ts';
import { pluralText } from '#src/words/plural.ts';
import { bindSaveButton } from './save-button.ts';
import { $saved, toggleSaved } from './saved-store.ts';

/** An item of the store's list files (`/data/products-gb.json`, `/data/recipes.json`). */
type Listed = {
  name: string;
  url: string;
  creator: string;
  label?: string;
  price?: ListPrice;
  availability?: 'available' | 'unavailable';
  /** The format that the button adds: the one whose price is shown. */
  formatToAdd?: string;
  picture: { src: string; srcset: string; width: number; height: number };
};

/**
 * Enhances a save button or the list of saved items. One module,
 * since the script of every page lists all modules.
 */
export function enhance(element: HTMLElement): unknown {
  return 'place' in element.dataset ? bindSaveButton(element) : showSaved(element);
}

/** Shows the items saved on this device, or those in a shared link. */
async function showSaved(page: HTMLElement): Promise<void> {
  const part = (name: string) => queryOne<HTMLElement>(page, `[data-saved-${name}]`);
  const forNone = page.querySelectorAll<HTMLElement>('[data-saved-start],[data-offers]');
  let known: ReadonlyMap<string, Listed> | undefined;
  const shared = () => fromFragment(location.hash);
  const show = async () => {
    const places = shared() ?? $saved.get();
    if (places.length > 0) known ??= await readLists();
    const found = places.flatMap((place) => known?.get(`/${place}`) ?? []);
    part('state').textContent = wordsFor(found.length, places.length, shared() !== undefined);
    for (const element of forNone) element.hidden = found.length > 0;
    part('list').replaceChildren(...found.map((thing) => cardOf(thing, shared() !== undefined)));
    part('actions').hidden = places.length === 0;
    part('keep').hidden = !shared() || places.every((place) => $saved.get().includes(place));
    part('clear').hidden = shared() !== undefined;
  };
  part('copy').addEventListener('click', () => copyLink(shared() ?? $saved.get()));
  part('keep').addEventListener('click', () => {
    for (const place of (shared() ?? []).toReversed()) if (!$saved.get().includes(place)) toggleSaved(place);
    history.replaceState(history.state, '', paths.saved);
    show();
    showToast({ text: words.isSaved });
  });
  part('clear').addEventListener('click', () => $saved.set([]));
  addEventListener('hashchange', show);
  $saved.listen(show);
  await show();
}

function wordsFor(found: number, asked: number, isShared: boolean): string {
  if (asked === 0) return words.empty;
  const count = pluralText(isShared ? words.sharedCount : words.count, found).replace('{count}', `${found}`);
  return asked > found ? `${count} ${words.notShown.replace('{count}', `${asked - found}`)}` : count;
}

/** All listed items by path. Lists that fail to load are left out. */
async function readLists(): Promise<ReadonlyMap<string, Listed>> {
  const region = document.documentElement.dataset.storeRegion?.toLowerCase() ?? 'us';
  const lists = await Promise.all(
    [`/data/products-${region}.json`, '/data/recipes.json'].map(async (address) => {
      const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
      return response.ok ? ((await response.json()) as Listed[]) : [];
    }),
  );
  return new Map(lists.flat().map((thing) => [thing.url, thing]));
}

function cardOf(thing: Listed, isShared: boolean): HTMLElement {
  const { name, url, creator, label, price, picture } = thing;
  const card = cloneTemplate('[data-saved-card]');
  const { src, srcset, width, height } = picture;
  const image = Object.assign(new Image(width, height), { alt: '', sizes: '(max-width: 640px) 50vw, 22vw' });
  Object.assign(image, { srcset, src });
  const inside = queryOne(card, '.card');
  inside.classList.toggle('is-wide', width > height);
  inside.prepend(image);
  queryOne(card, '.label').textContent = label ?? creator;
  Object.assign(queryOne(card, 'a'), { href: url, textContent: name });
  if (price) fillPrice(queryOne(card, '.price'), price);
  else queryOne(card, '.price').replaceChildren();
  fillBasketButton(card, thing);
  const out = queryOne(card, '[data-saved-remove]');
  if (isShared) out.remove();
  else {
    out.ariaLabel = words.takeOutNamed.replace('{name}', () => name);
    out.addEventListener('click', () => toggleSaved(url.slice(1)));
  }
  return card;
}

/** Keeps the button, or the link where something has to be chosen, or neither where nothing can be bought. */
function fillBasketButton(card: HTMLElement, { name, url, price, availability, formatToAdd }: Listed): void {
  const form = queryOne(card, 'form');
  const link = queryOne<HTMLAnchorElement>(card, '.saved-buttons > a');
  for (const place of card.querySelectorAll('.saved-buttons .visually-hidden')) place.textContent = name;
  link.href = url;
  const field = (of: string) => queryOne<HTMLInputElement>(form, `[name=${of}]`);
  field('productId').value = url.split('/').at(-1) ?? '';
  field('productFormatId').value = formatToAdd ?? '';
  if (!formatToAdd) form.remove();
  if (formatToAdd || availability !== 'available' || price?.amount === undefined) link.remove();
}

async function copyLink(places: readonly string[]): Promise<void> {
  const link = new URL(`${paths.saved}${toFragment(places)}`, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ text: words.linkIsCopied });
  } catch {
    // Access to the clipboard is denied: the link is in the address bar instead.
    location.hash = toFragment(places);
    showToast({ text: words.linkIsInAddress });
  }
}
