import { readPayoutCode } from '#src/core/payouts/code.ts';
import { checkPayoutCode } from '#src/stores/payouts/look-up-payout-code.ts';
import { payoutCodeInUse } from '#src/stores/payouts/payout-store.ts';
import { showToast } from '#src/ui/toast.ts';
import { carryCode } from './carry-code.ts';

/**
 * Handles a page opened with `?code=`: checks the code and stores it, or reports that it is invalid. On a
 * link from another page of the store the code is only carried along, so it is checked again only if it was
 * not stored.
 */
export async function followLink(given: string): Promise<void> {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  let isUnchecked = isClick(readPayoutCode(given));
  carryCode(() => (isUnchecked ? readPayoutCode(given) : payoutCodeInUse()));
  if (!isUnchecked) return;
  const checked = await checkPayoutCode(given);
  // When the check failed, the next page tries again.
  isUnchecked = !checked.isOk && !checked.isRefused;
  if (!checked.isOk && checked.isRefused) showToast({ text: checked.error.message });
}

/** False on a back/forward navigation, and for a code that is carried from page to page. */
function isClick(code: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return false;
  const isOurs = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
  return !isOurs || code !== payoutCodeInUse();
}
