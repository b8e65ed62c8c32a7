import type { BasketItem } from '#src/core/basket/types.ts';
import { itemsText } from '#src/core/checkout/sum-names.ts';
import { regionLabel } from '#src/core/regions/price-label.ts';
import { type RegionChoice, switchCookies } from '#src/core/regions/region-cookies.ts';
import { REST_OF_WORLD, type RegionCode } from '#src/core/regions/regions.ts';
import { removeUnsold, restoreLines } from '#src/stores/basket/basket-actions.ts';
import { $basket } from '#src/stores/basket/basket-store.ts';
import { parkLines, takeParkedLinesFor } from '#src/stores/basket/parked-lines.ts';
import type { Question } from '#src/ui/ConfirmDialog.tsx';
import { confirmInDialog } from '#src/ui/confirm-dialog.ts';
import { hydrate } from '#src/ui/islands/hydrate.ts';
import { queryOne } from '#src/ui/query-one.ts';
import * as words from '#src/words/en/regions.ts';
import RegionChoices from './RegionChoices.tsx';
import { planRegionSwitch, withoutRegion } from './region-switch.ts';

/** Enhances the region picker's links. */
export function enhance(picker: HTMLElement): void {
  hydrate(queryOne(picker, '[data-props]'), RegionChoices, { onChoose: switchRegion });
}

/**
 * Switches the region and reloads the page. Lists the basket's lines that are not sold there, and removes
 * them only if the shopper agrees; otherwise nothing changes. Lines removed by an earlier switch are offered
 * again where they are sold.
 *
 * @returns true when the region is switched
 */
async function switchRegion(choice: RegionChoice): Promise<boolean> {
  const { items } = planRegionSwitch(choice, $basket.get());
  if (items.length > 0) {
    if (!(await confirmInDialog(leavingQuestion(items, choice)))) return false;
    parkLines(items);
    removeUnsold(
      items.map((item) => item._id),
      choice.storeRegion,
    );
  }
  const back = takeParkedLinesFor(choice.storeRegion).filter((item) => !items.includes(item));
  if (back.length > 0 && (await confirmInDialog(returningQuestion(back, choice))))
    restoreLines({ items: back });
  // biome-ignore lint/suspicious/noDocumentCookie: the page is reloaded right after, in every browser
  for (const cookie of switchCookies(choice, location.protocol === 'https:')) document.cookie = cookie;
  const address = withoutRegion(location.href);
  if (address === location.href) location.reload();
  else location.replace(address);
  return true;
}

function leavingQuestion(items: readonly BasketItem[], { storeRegion }: RegionChoice): Question {
  const here = document.documentElement.dataset.region as RegionCode;
  return {
    title: words.unavailable,
    text: words.notSoldIn.replace('{region}', regionLabel(storeRegion)),
    items: items.map(({ name }) => name),
    confirm: words.agree,
    confirmNote: words.switchAndRemove.replace('{items}', itemsText(items.length)),
    cancel: here === REST_OF_WORLD ? words.keepRegion : words.stayIn.replace('{region}', regionLabel(here)),
  };
}

function returningQuestion(items: readonly BasketItem[], { storeRegion }: RegionChoice): Question {
  return {
    title: words.putBackQuestion,
    text: words.removedBefore.replace('{region}', regionLabel(storeRegion)),
    items: items.map(({ name }) => name),
    confirm: words.putBack.replace('{items}', itemsText(items.length)),
    cancel: words.no,
  };
}
