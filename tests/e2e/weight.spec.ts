import type { Page } from '@playwright/test';
import { PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/**
 * The maximum number of requests until the page has finished, with the document and the browser’s icon. On a
 * wide window two of them are pictures of what goes well with it, which are near enough for the browser to
 * fetch.
 */
const MOST = 14;

/** The addresses that a page fetches before any interaction. */
async function fetched(page: Page, address: string): Promise<string[]> {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  return addresses;
}

test.describe('a product page fetches little before any interaction', () => {
  test('at most fourteen requests, no picture twice, and none of an island', async ({ page }) => {
    const addresses = await fetched(page, `/products/${PAN.id}`);
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(MOST);
    expect(new Set(addresses).size).toBe(addresses.length);
    // The browser's pointer is in the corner above the menu, which may count as an intent. The menu's script
    // adds its own styles.
    const scripts = addresses.filter(
      (address) => address.endsWith('.js') && !/menu|add-styles/.test(address),
    );
    expect(scripts).toHaveLength(1);
    expect(addresses.filter((address) => address.endsWith('.css'))).toHaveLength(1);
  });

  test('on a mid-range phone too @wide @long', async ({ browser, baseURL }) => {
    const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
    const page = await browser.newPage({ ...phone, baseURL });
    const addresses = await fetched(page, `/products/${PAN.id}`);
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(MOST);
    await page.close();
  });
});

test('content below the first screen is there after scrolling, a search in the page or printing @long', async ({
  page,
}) => {
  await page.goto(`/products/${PAN.id}`);
  const heading = page.getByRole('heading', { name: 'Goes well with' });
  await expect(heading).toBeAttached();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const picture = page.locator('.trio img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
});

test.describe('characters of rare names', () => {
  const rare = (address: string) => /-(ext|vi)\.\w+\.woff2$/.test(address);

  test('load their font on pages that contain them @long', async ({ page }) => {
    const addresses = await fetched(page, '/');
    await expect(page.getByText(/[ŷı]/).first()).toBeAttached();
    await expect.poll(() => addresses.some(rare)).toBe(true);
  });

  test('and on no other page, until one is added @long', async ({ page }) => {
    const addresses = await fetched(page, `/products/${PAN.id}`);
    expect(addresses.filter(rare)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('llyn');
    await expect(page.getByRole('option').filter({ hasText: 'ŷ' }).first()).toBeVisible();
    await expect.poll(() => addresses.filter(rare).length).toBeGreaterThan(0);
  });
});
