import type { TabMessage } from '#src/contracts/stored/tab-message.ts';
import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';
import { BASKET_CHANNEL, BASKET_KEY, BASKET_STARTED } from '#src/stores/basket/channel.ts';
import { badgeName, badgeText } from './basket-count.ts';
import { type BasketSummary, summaryOf } from './basket-summary.ts';

/**
 * Fills `[data-basket-badge]`, labels `[data-basket-link]`, and sets `<html data-basket>` to `empty` or
 * `full`. On most pages a summary of the stored text is enough. The store is loaded when another tab sends a
 * message, the stored text looks wrong, or something on the page uses the basket.
 */
let isFollowing = false;
let channel: BroadcastChannel | undefined;

function showBadge({ lines, count }: BasketSummary): void {
  document.documentElement.dataset.basket = lines > 0 ? 'full' : 'empty';
  for (const badge of document.querySelectorAll('[data-basket-badge]')) badge.textContent = badgeText(count);
  for (const link of document.querySelectorAll('[data-basket-link]'))
    link.setAttribute('aria-label', badgeName(count));
}

const stored = () => tryOrUndefined(() => sessionStorage.getItem(BASKET_KEY));

function look(): void {
  if (isFollowing) return;
  const text = stored();
  const summary = text ? summaryOf(text) : { lines: 0, count: 0 };
  if (!summary) {
    follow();
    return;
  }
  showBadge(summary);
  // Without a channel each tab has its own basket.
  tryOrUndefined(() => {
    channel ??= new BroadcastChannel(BASKET_CHANNEL);
    channel.onmessage = onMessage;
    channel.postMessage({ kind: text ? 'present' : 'request' } satisfies TabMessage);
  });
}

/** Loads the store, which answers requests and validates what another tab has. */
function onMessage({ data }: MessageEvent<Partial<TabMessage> | null>): void {
  const kind = data?.kind;
  if (kind === 'state' || kind === (stored() ? 'request' : 'present')) follow();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  leave();
  // When the store cannot be loaded, the badge stays as it is and the next page tries again.
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
