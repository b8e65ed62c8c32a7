import type { FundingAnswer } from '#src/contracts/fundings.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { formatSum } from '#src/core/format-sum.ts';
import { aboutAmount } from '#src/core/fundings/about.ts';

/** The response of `GET /api/fundings`: each funding's state at `now`, the server's time. */
export type LiveFunding = FundingAnswer;

/**
 * Requests the current data and passes it to `show`: when the browser is idle, and when the page becomes
 * visible again. `onFailed` is called when a request fails.
 */
export function keepLive<T>(url: string, show: (answer: T) => void, onFailed?: () => void): void {
  let asked = 0;
  const ask = async () => {
    asked = Date.now();
    try {
      const response = await fetch(url, { headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      show((await response.json()) as T);
    } catch {
      // The page keeps showing the last count with its date.
      onFailed?.();
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: 1500 });
  else setTimeout(ask, 300);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > 20_000) ask();
  });
}

/** Sets the text of a slot in an element, if it exists. */
export function writeText(within: ParentNode, slot: string, text: string): void {
  const place = within.querySelector(`[data-slot='${slot}']`);
  if (place && place.textContent !== text) place.textContent = text;
}

/** Updates the progress bar. */
export function moveBar(within: ParentNode, percent: number): void {
  const bar = within.querySelector<HTMLProgressElement>("[data-slot='bar']");
  if (bar) bar.value = Math.min(percent, 100);
}

/** Updates the sum in the page's currency, and beside it the one in the goal's. */
export function writeRaised(
  place: HTMLElement,
  { raised, goal }: Pick<LiveFunding, 'raised' | 'goal'>,
): void {
  const { lang, dataset } = document.documentElement;
  const { rate: given, locale = lang } = place.dataset;
  const own = formatSum({ amount: raised, currency: goal.currency }, locale);
  const rate = Number(given);
  const here = rate
    ? formatSum({ amount: aboutAmount(raised, rate), currency: dataset.currency as CurrencyCode }, locale)
    : own;
  writeText(place, 'raised', here);
  writeText(place, 'raised-own', own);
}
