import { isRegionCode } from '../../core/regions/regions.ts';
import { showArrival } from '../../features/products/arrival.client.ts';
import { followButton } from '../../features/products/buy-bar.client.ts';
import { followFormat } from '../../features/products/format-in-address.client.ts';
import { showStock } from '../../features/products/stock.client.ts';
import { enhance as rememberProduct } from '../../features/recent/recent.client.ts';

/** The behaviour of a product page. */
export function enhance(page: HTMLElement): void {
  const region = document.documentElement.dataset.storeRegion ?? '';
  if (isRegionCode(region)) showArrival(page, region);
  followFormat(page);
  followButton(page);
  showStock(page);
  rememberProduct(page);
}
