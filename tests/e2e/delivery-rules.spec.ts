import type { Page } from '@playwright/test';
import { buildOtherShop, type OtherShop } from '#tests/build/support/other-shop.ts';
import { ROASTER } from '#tests/setup/test-shop.ts';
import { expectThanks, fillIn, pay, sessionOnPage, sumOnPage } from './support/hosted-page.ts';
import { serveShop } from './support/serve-shop.ts';
import { addButton, openBasket, payButton, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Ten ports above the store: its own services, and those of the tracked shop, are on the ports between. */
const PORT = Number(process.env.E2E_PORT || 4410) + 10;
const SITE = `http://localhost:${PORT}`;
let shop: OtherShop;
let server: Awaited<ReturnType<typeof serveShop>>;

test.describe('in a shop with zones, weights and a place to collect', { tag: ['@wide', '@long'] }, () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const settings = { PORT: String(PORT), SITE_URL: SITE, SETTINGS_FILE: '' };
    shop = await buildOtherShop(ROASTER, settings);
    server = await serveShop(shop, settings);
  });
  test.afterAll(async () => {
    await server?.stop();
    await shop?.remove();
  });

  test.describe('from Britain', () => {
    test.use({ baseURL: SITE, extraHTTPHeaders: { 'x-country': 'GB' } });

    test('a postcode of the Highlands has the price of its zone, from the basket to the receipt', async ({
      page,
    }) => {
      await add(page, 'halo');
      await openBasket(page);
      await expect(readyPayButton(page)).toHaveCount(0);
      const postcode = page.getByLabel('Postcode to deliver to');
      await expect(postcode).toBeVisible();
      await payButton(page).click();
      await expect(page.locator('.paying-message')).toHaveText(/Enter the postcode to deliver to/);
      await expect(postcode).toBeFocused();
      await postcode.fill('EH6 6QQ');
      await expect(page.getByRole('radio', { name: /Tracked post.*£3\.50/ })).toBeChecked();
      await postcode.fill('IV1 1HY');
      await expect(page.getByRole('radio', { name: /Tracked post.*£6\.90/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /Courier/ })).toHaveCount(0);
      await page.reload();
      await expect(page.getByLabel('Postcode to deliver to')).toHaveValue('IV1 1HY');
      await page.getByRole('button', { name: 'Pay £18.40' }).click();
      await sessionOnPage(page);
      await fillIn(page, { country: 'United Kingdom' });
      await page.getByLabel('Postcode').fill('IV1 1HY');
      expect(await sumOnPage(page)).toMatchObject({ amount: 1840 });
      await pay(page);
      await expectThanks(page);
      await expect(page.getByText('Tracked post').first()).toBeVisible();
      await expect(page.getByText('£18.40').first()).toBeVisible();
    });

    test('what may not go by post to the Highlands is named, and can be collected', async ({ page }) => {
      await add(page, 'stoneware-cup');
      await openBasket(page);
      await page.getByLabel('Postcode to deliver to').fill('IV1 1HY');
      await expect(page.getByText('We cannot send “Stoneware Cup” there.')).toBeVisible();
      await page.getByRole('radio', { name: /Collect from the roastery.*Free/ }).check();
      await expect(page.getByText('4 Kiln Street, Leeds LS1 0AA, Open Tuesday')).toBeVisible();
      await page.getByRole('button', { name: 'Pay £18.00' }).click();
      await sessionOnPage(page);
      await expect(page.getByText('Collection at Kiln Street Roastery, 4 Kiln Street')).toBeVisible();
      await fillIn(page, { country: 'United Kingdom', isPosted: false });
      await pay(page);
      await expectThanks(page);
      await expect(page.getByText('Collection at Kiln Street Roastery')).toBeVisible();
    });
  });

  test.describe('from Europe', () => {
    test.use({ baseURL: SITE, extraHTTPHeaders: { 'x-country': 'NL' } });

    test('the country decides the price, and the payment page takes no other', async ({ page }) => {
      await add(page, 'halo');
      await openBasket(page);
      const country = page.getByLabel('Country to deliver to');
      await expect(country.locator('option', { hasText: 'Malta' })).toHaveCount(0);
      await country.selectOption({ label: 'Italy' });
      await expect(page.getByRole('radio', { name: /Tracked post.*€11\.90/ })).toBeChecked();
      await country.selectOption({ label: 'Netherlands' });
      await expect(page.getByRole('radio', { name: /Tracked post.*€7\.90/ })).toBeChecked();
      await page.getByRole('button', { name: 'Pay €21.90' }).click();
      await sessionOnPage(page);
      await expect(page.getByLabel('Country').locator('option')).toHaveText(['Netherlands']);
      await fillIn(page, { country: 'Netherlands' });
      await pay(page);
      await expectThanks(page);
    });
  });

  test.describe('without scripts', () => {
    test.use({ baseURL: SITE, extraHTTPHeaders: { 'x-country': 'NL' }, javaScriptEnabled: false });

    test('a page asks for the country, and the payment page has its price', async ({ page, allow }) => {
      allow(/422/);
      await page.goto('/products/halo');
      await page.getByRole('button', { name: /^Buy/ }).first().click();
      await page.getByLabel('Country to deliver to').selectOption({ label: 'Netherlands' });
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await sessionOnPage(page);
      await expect(page.getByLabel('Country').locator('option')).toHaveText(['Netherlands']);
      expect(await sumOnPage(page)).toMatchObject({ amount: 2190 });
    });
  });
});

async function add(page: Page, product: string) {
  await page.goto(`/products/${product}`);
  await addButton(page).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
}
