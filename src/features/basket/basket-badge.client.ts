import type { TabMessage } from '../../contracts/stored/tab-message.ts';
import { quietly } from '../../lib/quietly.ts';
import { BASKET_CHANNEL, BASKET_KEY, BASKET_STARTED } from '../../stores/basket/channel.ts';
import { badgeName, badgeText } from './basket-count.ts';
import { type BasketSummary, summaryOf } from './basket-summary.ts';

/**
 * Fills `[data-basket-badge]`, names `[data-basket-link]`, and says in `<html data-basket>` whether the basket is
 * `empty` or `full`. A summary of what this tab has stored is enough for most pages; the store is fetched once there is
 * more to know: another tab speaks, the stored text looks wrong, or something of the page uses the basket.
 */
let isFollowing = false;
let channel: BroadcastChannel | undefined;

export function showBadge({ lines, count }: BasketSummary): void {
  document.documentElement.dataset.basket = lines > 0 ? 'full' : 'empty';
  for (const badge of document.querySelectorAll('[data-basket-badge]')) badge.textContent = badgeText(count);
  for (const link of document.querySelectorAll('[data-basket-link]'))
    link.setAttribute('aria-label', badgeName(count));
}

const stored = () => quietly(() => sessionStorage.getItem(BASKET_KEY));

function look(): void {
  if (isFollowing) return;
  const text = stored();
  const summary = text ? summaryOf(text) : { lines: 0, count: 0 };
  if (!summary) {
    follow();
    return;
  }
  showBadge(summary);
  // Without a channel each tab has a basket of its own.
  quietly(() => {
    channel ??= new BroadcastChannel(BASKET_CHANNEL);
    channel.onmessage = onMessage;
    channel.postMessage({ kind: text ? 'present' : 'request' } satisfies TabMessage);
  });
}

/** The store answers whoever asks, and reads what another tab has with care. */
function onMessage({ data }: MessageEvent<Partial<TabMessage> | null>): void {
  const kind = data?.kind;
  if (kind === 'state' || kind === (stored() ? 'request' : 'present')) follow();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  leave();
  // A store that cannot be fetched leaves the badge as it is; the next page tries again.
  import('./basket-follow.ts').then(({ followBasket }) => followBasket(showBadge)).catch(() => {});
}

function leave(): void {
  channel?.close();
  channel = undefined;
}

document.addEventListener(BASKET_STARTED, follow);
document.addEventListener('prerenderingchange', look);
addEventListener('pageshow', ({ persisted }) => persisted && look());
addEventListener('pagehide', leave);
look();
