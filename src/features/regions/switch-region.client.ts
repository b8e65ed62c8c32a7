import { type RegionChoice, switchCookies } from '../../core/regions/region-cookies.ts';
import { hydrate } from '../../islands/hydrate.ts';
import { removeUnsold } from '../../stores/basket/basket-actions.ts';
import { $basket } from '../../stores/basket/basket-store.ts';
import { confirmInDialog } from '../../ui/confirm-dialog.ts';
import { queryOne } from '../../ui/query-one.ts';
import RegionChoices from './RegionChoices.tsx';
import { planRegionSwitch, withoutRegion } from './region-switch.ts';

/** Takes over the plain links of the region picker. */
export function enhance(picker: HTMLElement): void {
  hydrate(queryOne(picker, '[data-props]'), RegionChoices, { onChoose: switchRegion });
}

/**
 * Switches to a region and loads the page anew. What is in the basket and not sold there is named first, and goes
 * only if the shopper agrees; otherwise nothing changes.
 * @returns whether the region is being switched.
 */
async function switchRegion(choice: RegionChoice): Promise<boolean> {
  const { items } = planRegionSwitch(choice, $basket.get());
  if (items.length > 0) {
    const isAgreed = await confirmInDialog({
      title: 'Items unavailable',
      text:
        items.length === 1
          ? 'This is not sold in the region you chose and would leave your basket:'
          : 'These are not sold in the region you chose and would leave your basket:',
      items: items.map((item) => item.name),
      confirm: "I'm ok with this",
      cancel: 'Stay where I am',
    });
    if (!isAgreed) return false;
    removeUnsold(
      items.map((item) => item._id),
      choice.storeRegion,
    );
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the page is loaded anew right after, in every browser
  for (const cookie of switchCookies(choice, location.protocol === 'https:')) document.cookie = cookie;
  const address = withoutRegion(location.href);
  if (address === location.href) location.reload();
  else location.replace(address);
  return true;
}
