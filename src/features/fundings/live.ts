import type { Funding, FundingState, Reward } from '../../core/fundings/types.ts';

/** What the pages read of `GET /api/fundings`: where each funding stands at `now`, the server's clock. */
export type LiveFunding = Pick<Funding, '_id' | 'goal' | 'startsAt' | 'endsAt'> & {
  /** In minor units of the goal's currency. */
  raised: number;
  backers: number;
  percent: number;
  state: FundingState;
  isOpen: boolean;
  now: string;
  /** `left` where a reward is limited: places that are neither gone nor being paid for. */
  rewards: (Pick<Reward, '_id' | 'limit'> & { left?: number })[];
};

/**
 * Asks for what is true now and hands it to `show`: when the page has nothing better to do, and when it is looked at again.
 * `giveUp` hears that no answer came.
 */
export function keepLive<T>(url: string, show: (answer: T) => void, giveUp?: () => void): void {
  let asked = 0;
  const ask = async () => {
    asked = Date.now();
    try {
      const response = await fetch(url, { headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      show((await response.json()) as T);
    } catch {
      // What the page says was true when it was counted, and says when that was.
      giveUp?.();
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: 1500 });
  else setTimeout(ask, 300);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > 20_000) ask();
  });
}

/** Writes into a marked part of an element, if it has one. */
export function writePart(within: ParentNode, part: string, text: string): void {
  const place = within.querySelector(`[data-part='${part}']`);
  if (place && place.textContent !== text) place.textContent = text;
}

/** Moves the bar. */
export function moveBar(within: ParentNode, percent: number): void {
  const bar = within.querySelector<HTMLProgressElement>("[data-part='bar']");
  if (bar) bar.value = Math.min(percent, 100);
}
