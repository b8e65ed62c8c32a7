import { pickLocale } from './locale.ts';
import { localeCookie } from './region-cookies.ts';
import { isRegionCode } from './regions.ts';

/**
 * Takes over the plain links of `[data-region-picker]`: `<a data-region-choice="GB" href="?region=GB">`, with
 * `data-store-region` where the store is closed in that region. What it takes is loaded once somebody reaches for it;
 * if it cannot be, the link is followed.
 */
for (const picker of document.querySelectorAll('[data-region-picker]')) {
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    picker.addEventListener(sign, () => load().catch(() => {}), { once: true, passive: true });
  picker.addEventListener('click', (event) => choose(event as MouseEvent));
}

if (!/(^|; )locale=/.test(document.cookie))
  document.cookie = localeCookie(pickLocale(navigator.languages.join()), location.protocol === 'https:');

function load() {
  return import('./switch-region.client.ts');
}

async function choose(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-region-choice]');
  const region = link?.dataset.regionChoice;
  if (!link || !isRegionCode(region) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const storeRegion = isRegionCode(link.dataset.storeRegion) ? link.dataset.storeRegion : region;
  event.preventDefault();
  try {
    const { switchRegion } = await load();
    await switchRegion({ region, storeRegion });
  } catch {
    location.assign(link.href);
  }
}
