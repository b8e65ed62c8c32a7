import { money, writtenPrice } from './support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage, sumOnPage } from './support/hosted-page.ts';
import { ordersOf } from './support/orders.ts';
import { APRON, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-country': 'GB' } });

test.describe('without JavaScript', () => {
  test('the store can be browsed, from the front page to a recipe @narrow-long', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByText(/£\d/).first()).toBeVisible();
    await page.getByRole('link', { name: /^View all \d+ products$/ }).click();
    await expect(page.getByRole('main').locator('[data-card]')).toHaveCount(12);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/products/page/2');
    await page.getByRole('main').locator('[data-card]').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/products\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/recipes');
    await page.getByRole('main').locator('[data-card]').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await page.goto('/creators');
    await page
      .getByRole('navigation', { name: 'Creators by letter' })
      .getByRole('link', { name: 'M' })
      .click();
    await expect(page).toHaveURL('/creators/letter/m');
  });

  test('[HDR-02] a region is chosen by a plain link, for the visit @long', async ({ page }) => {
    await page.goto(`/products/${PAN.id}`);
    const price = async (region: 'GB' | 'CA') => money(await writtenPrice(PAN.id, 'pan', region), region);
    await expect(page.getByText(await price('GB')).first()).toBeVisible();
    await page.getByText('Region and currency:').locator('..').click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^CAN\b/ })
      .click();
    await expect(page.getByText(await price('CA')).first()).toBeVisible();
    await expect(page).toHaveURL(`/products/${PAN.id}?region=CA`);
    await page.goto(`/products/${PAN.id}`);
    await expect(page.getByText(await price('CA')).first()).toBeVisible();
  });

  test('[CHK-04] [F64] one product is bought by the form only, and the order is on the success page @narrow-long', async ({
    page,
  }) => {
    const price = await writtenPrice(PAN.id, 'pan-and-lid', 'GB');
    await page.goto(`/products/${PAN.id}`);
    await expect(page.getByRole('button', { name: /^Add to basket ·/ })).toBeHidden();
    await page.getByRole('radio', { name: /^Pan and lid/ }).check();
    await page.getByLabel('Quantity').selectOption('2');
    await page.getByRole('button', { name: 'Buy now' }).click();
    const sessionId = await sessionOnPage(page);
    const { amount, sign } = await sumOnPage(page);
    expect(sign).toBe('£');
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    const orders = await ordersOf(sessionId);
    expect(orders).toMatchObject([
      {
        status: 'paid',
        region: 'GB',
        currency: 'GBP',
        subtotal: 2 * price,
        total: amount,
        lines: [{ productId: PAN.id, formatId: 'pan-and-lid', quantity: 2, unitAmount: price }],
      },
    ]);
    await expect(page.getByRole('main')).toContainText(PAN.name);
    await expect(page.getByRole('main')).toContainText(money(amount, 'GB'));
    await expect(page.getByText(orders[0]!.id)).toBeVisible();
  });

  test('a checkout that fails gets a page with the reason, which says that nothing was charged @narrow-long', async ({
    page,
    allow,
  }) => {
    allow(/status of 4\d\d/, /answer 4\d\d/);
    await page.goto(`/products/${APRON.id}`);
    await page.getByLabel('The name on it').fill('   ');
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'That did not go through' })).toBeVisible();
    await expect(page.getByLabel('The name on it')).toHaveAccessibleDescription(/\S/);
    await expect(page.getByText(/Nothing was charged/)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: `Back to ${APRON.name}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/products/${APRON.id}\\?variant=`));
  });

  test('the basket says that it needs JavaScript, and where to go instead @long', async ({ page }) => {
    await page.goto('/basket');
    await expect(page.getByRole('heading', { level: 1, name: 'The basket needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse the shop' }).first().click();
    await expect(page).toHaveURL('/products');
  });
});
