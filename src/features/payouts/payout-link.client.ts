import { checkPayoutCode, plainCode } from '../../stores/payouts/look-up-payout-code.ts';
import { payoutCodeInUse } from '../../stores/payouts/payout-store.ts';
import { showToast } from '../../ui/toast.ts';
import { carryCode } from './carry-code.ts';

/**
 * A page was opened with `?code=`: checks the code, keeps it, or says that it is wrong. A page that was opened from another of ours
 * carries a code along, which is no new click: it is asked for again only if it has not been kept.
 */
export async function followLink(given: string): Promise<void> {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  let isUnchecked = isClick(plainCode(given));
  carryCode(() => (isUnchecked ? plainCode(given) : payoutCodeInUse()));
  if (!isUnchecked) return;
  const checked = await checkPayoutCode(given);
  // Where nobody could be asked, the next page asks again.
  isUnchecked = !checked.isOk && !checked.isRefused;
  if (!checked.isOk && checked.isRefused) showToast({ text: checked.error.message });
}

/** False for a page that was only come back to, and for a code that is carried from page to page. */
function isClick(code: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return false;
  const isOurs = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
  return !isOurs || code !== payoutCodeInUse();
}
