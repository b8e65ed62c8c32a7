import type { FundingAnswer } from '../../contracts/fundings.ts';

/** What the pages read of `GET /api/fundings`: where each funding stands at `now`, the server's clock. */
export type LiveFunding = FundingAnswer;

/**
 * Asks for what is true now and hands it to `show`: when the page has nothing better to do, and when it is looked at again.
 * `onFailed` is called when no answer came.
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
      // What the page says was true when it was counted, and says when that was.
      onFailed?.();
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: 1500 });
  else setTimeout(ask, 300);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > 20_000) ask();
  });
}

/** Writes into a slot of an element, if it has one of that name. */
export function writeText(within: ParentNode, slot: string, text: string): void {
  const place = within.querySelector(`[data-slot='${slot}']`);
  if (place && place.textContent !== text) place.textContent = text;
}

/** Moves the bar. */
export function moveBar(within: ParentNode, percent: number): void {
  const bar = within.querySelector<HTMLProgressElement>("[data-slot='bar']");
  if (bar) bar.value = Math.min(percent, 100);
}
