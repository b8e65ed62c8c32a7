import { seenFieldFor } from '#src/contracts/form-fields.ts';
import { optionField } from '#src/core/products/options.ts';
import { OLD_VARIANT_QUERY, VARIANT_QUERY } from '#src/core/products/variant-query.ts';

const CHOICE = '[type=radio]:is([name=productFormatId], [name^="option."])';

/**
 * Keeps the chosen format in the address, so that the page can be shared, and shows its picture first. The
 * default format is left out.
 */
export function followFormat(page: HTMLElement): void {
  const follow = () => {
    const chosen = [...page.querySelectorAll<HTMLInputElement>(`${CHOICE}:checked`)];
    const isDefault = chosen.every(({ defaultChecked }) => defaultChecked);
    const format = formatOf(page, chosen);
    if (format) {
      writeFormat(isDefault ? undefined : format.id);
      showPicture(page, format.picture);
    }
  };
  page.addEventListener('change', ({ target }) => {
    if ((target as HTMLElement).matches(CHOICE)) follow();
  });
  // A format chosen before this ran.
  if (page.querySelector(`${CHOICE}:checked:not([checked])`)) follow();
}

/** The format of the chosen buttons: its id, and the position of its picture. */
function formatOf(page: HTMLElement, chosen: readonly HTMLInputElement[]) {
  const byId = chosen.find(({ name }) => name === 'productFormatId');
  const values = JSON.stringify(
    chosen.filter(({ name }, at) => name === optionField(at)).map(({ value }) => value),
  );
  const start = seenFieldFor('');
  const field = [...page.querySelectorAll<HTMLInputElement>(`[name^="${start}"]`)].find(
    ({ name, dataset }) => (byId ? name === seenFieldFor(byId.value) : dataset.values === values),
  );
  return field && { id: field.name.slice(start.length), picture: field.dataset.picture };
}

function writeFormat(id: string | undefined): void {
  const address = new URL(location.href);
  address.searchParams.delete(OLD_VARIANT_QUERY);
  if (id) address.searchParams.set(VARIANT_QUERY, id);
  else address.searchParams.delete(VARIANT_QUERY);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** Swaps a picture with the one in the first place, and how wide they are shown. */
function showPicture(page: HTMLElement, position: string | undefined): void {
  const gallery = page.querySelector('.gallery');
  const link = gallery?.querySelector(`[data-picture="${position}"]`);
  const lead = gallery?.querySelector('figure > a');
  if (!link || !lead || link === lead) return;
  const place = document.createComment('');
  lead.replaceWith(place);
  link.replaceWith(lead);
  place.replaceWith(link);
  swapSizes(lead, link);
  gallery?.scrollTo({ left: 0 });
}

function swapSizes(one: Element, other: Element): void {
  const [first, second] = [one, other].map(
    (link) => link.querySelector('[sizes]')?.getAttribute('sizes') ?? '',
  );
  for (const each of one.querySelectorAll('[sizes]')) each.setAttribute('sizes', second ?? '');
  for (const each of other.querySelectorAll('[sizes]')) each.setAttribute('sizes', first ?? '');
}
