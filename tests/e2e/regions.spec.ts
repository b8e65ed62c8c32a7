import type { Page } from '@playwright/test';
import { money, writtenPrice } from './support/catalogue.ts';
import { add, EBOOK, expectBadge, HONEY, openBasket, PAN, quantityOf, storedItems } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const NAMES = { US: 'USA', GB: 'UK', CA: 'CAN', EU: 'EU', LATAM: 'LATAM', GO: 'Global' } as const;
const DAY = 24 * 60 * 60;

/** The closed picker, with the name of the current region. */
const current = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Region and currency:' });
const choice = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}\\b`) });

async function choose(page: Page, name: string) {
  if (!(await choice(page, name).isVisible())) await current(page).click();
  await choice(page, name).click();
}

/** The shop's cookies by name, with their remaining lifetime in seconds (-1 for session cookies). */
async function cookiesOf(page: Page) {
  const cookies = await page.context().cookies();
  return Object.fromEntries(
    cookies.map(({ name, value, expires }) => [
      name,
      { value, left: expires === -1 ? -1 : expires - Date.now() / 1000 },
    ]),
  );
}

const expectPanPriceOf = async (page: Page, region: keyof typeof NAMES) =>
  expect(page.getByRole('radio', { name: /^The pan/ })).toHaveAccessibleName(
    new RegExp(`\\${money(await writtenPrice(PAN.id, 'pan', region), region)}$`),
  );

test.describe('the initial region, from France', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'FR' } });

  test('[REG-03] a saved choice takes precedence over the country; an unknown value is Global @narrow-long', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(`/products/${PAN.id}`);
    await expect(current(page)).toContainText('EU');
    await expectPanPriceOf(page, 'EU');
    await context.addCookies([{ name: 'region', value: 'CA', url: baseURL! }]);
    await page.reload();
    await expect(current(page)).toContainText('CAN');
    await expectPanPriceOf(page, 'CA');
    for (const unknown of ['ATLANTIS', 'gb', '__proto__', '%00']) {
      await context.addCookies([{ name: 'region', value: unknown, url: baseURL! }]);
      await page.reload();
      await expect(current(page)).toContainText('Global');
    }
  });

  test('?region= in an address applies to this visit only, and the saved choice stays @long', async ({
    page,
  }) => {
    await page.goto(`/products/${PAN.id}?region=GB`);
    await expectPanPriceOf(page, 'GB');
    await page.goto(`/products/${PAN.id}`);
    await expectPanPriceOf(page, 'GB');
    const cookies = await cookiesOf(page);
    expect(cookies.region).toBeUndefined();
    expect(Object.entries(cookies).find(([, { value }]) => value === 'GB')?.[1].left).toBe(-1);
    await page.goto(`/products/${PAN.id}?region=narnia`);
    await expectPanPriceOf(page, 'GB');

    await choose(page, 'EU');
    await expect(current(page)).toContainText('EU');
    await expectPanPriceOf(page, 'EU');
    await page.goto(`/products/${PAN.id}?region=us`);
    await expectPanPriceOf(page, 'US');
    await choose(page, 'CAN');
    await expectPanPriceOf(page, 'CA');
    expect(new URL(page.url()).search, 'the address no longer speaks against the choice').toBe('');
    await page.reload();
    await expectPanPriceOf(page, 'CA');
  });
});

test.describe('choosing a region', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

  test('[HDR-02] the picker lists six regions, each with its flag @long', async ({ page }) => {
    await page.goto('/');
    await expect(current(page)).toContainText('UK');
    await current(page).click();
    for (const name of Object.values(NAMES)) {
      await expect(choice(page, name)).toBeVisible();
      const flag = choice(page, name).locator('img');
      await expect
        .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(choice(page, 'UK')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(choice(page, 'UK')).toBeHidden();
  });

  test('[REG-05] with a basket that is sold there: all prices change their currency, and nothing is lost @narrow-long', async ({
    page,
  }) => {
    await add(page, PAN, { quantity: 2 });
    await choose(page, 'CAN');
    await expect(current(page)).toContainText('CAN');
    await expectPanPriceOf(page, 'CA');
    await expectBadge(page, 2);
    await expect(page).toHaveURL(`/products/${PAN.id}`);
    const price = await writtenPrice(PAN.id, 'pan', 'CA');
    await openBasket(page);
    await expect(page.getByRole('listitem').filter({ hasText: PAN.name })).toContainText(
      money(2 * price, 'CA'),
    );
    await expect(page.getByRole('main')).not.toContainText('£');
  });

  test('[REG-06] [BAS-03] items that are not sold there are named first, and removed only after a confirmation @narrow-long', async ({
    page,
  }) => {
    await add(page, HONEY, { format: 'Jar' });
    await add(page, PAN);
    await page.goto('/');
    await choose(page, 'CAN');
    const dialog = page.getByRole('dialog', { name: 'Items unavailable' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([HONEY.name]);
    await expect(dialog).toContainText('Not sold in Canada:');
    await expect(dialog).toContainText('Switch and remove 1 item');

    await dialog.getByRole('button', { name: 'Stay in the UK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(current(page)).toContainText('UK');
    await expectBadge(page, 2);
    expect((await cookiesOf(page)).region).toBeUndefined();

    await choose(page, 'CAN');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectBadge(page, 2);
    expect((await cookiesOf(page)).region).toBeUndefined();
    await page.reload();
    await expect(current(page)).toContainText('UK');
    await expectBadge(page, 2);

    await choose(page, 'CAN');
    await dialog.getByRole('button', { name: "I'm ok with this" }).click();
    await expect(current(page)).toContainText('CAN');
    await expectBadge(page, 1);
    expect(await storedItems(page)).toMatchObject([{ _id: PAN.id }]);

    await choose(page, 'UK');
    const offer = page.getByRole('dialog', { name: 'Put them back?' });
    await expect(offer.getByRole('listitem')).toHaveText([HONEY.name]);
    await offer.getByRole('button', { name: 'Put 1 item back' }).click();
    await expect(current(page)).toContainText('UK');
    await expectBadge(page, 2);
  });

  test('[REG-06] [BAS-03] every line of the products that are not sold there is removed, in every format @wide @long', async ({
    page,
  }) => {
    const { formats } = await (await page.request.get(`/data/products/${HONEY.id}.json`)).json();
    for (const { name } of formats) await add(page, HONEY, { format: name });
    await add(page, EBOOK);
    await choose(page, 'Global');
    const dialog = page.getByRole('dialog', { name: 'Items unavailable' });
    await dialog.getByRole('button', { name: "I'm ok with this" }).click();
    await expect(current(page)).toContainText('Global');
    expect(await storedItems(page)).toMatchObject([{ _id: EBOOK.id }]);
  });

  test('the link is followed if its script cannot be loaded @wide @long', async ({ page, allow }) => {
    allow(/ERR_FAILED/, /Failed to load|Failed to fetch|error loading|dynamically imported/i);
    await page.route(/_astro\/switch-region.*\.js/, (route) => route.abort());
    await page.goto(`/products/${PAN.id}`);
    await choose(page, 'CAN');
    await expect(current(page)).toContainText('CAN');
    await expectPanPriceOf(page, 'CA');
  });

  test('the picker works by keyboard only, and Escape returns the focus @long', async ({ page }) => {
    await page.goto('/about-us');
    await current(page).focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'USA')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(choice(page, 'USA')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(choice(page, 'USA')).toBeHidden();
    await expect(current(page)).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of ['USA', 'UK', 'CAN', 'EU']) {
      await page.keyboard.press('Tab');
      await expect(choice(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(current(page)).toContainText('EU');
  });

  test('a switch in one tab removes nothing in the other tab without a confirmation there @wide @long', async ({
    page,
    context,
  }) => {
    await add(page, PAN);
    const other = await context.newPage();
    await other.goto('/');
    await choose(other, 'USA');
    await expect(current(other)).toContainText('USA');
    await expectBadge(page, 1);
    await openBasket(page);
    await expect(quantityOf(page, PAN.name)).toHaveValue('1');
    await expect(page.getByRole('main')).toContainText(money(await writtenPrice(PAN.id, 'pan', 'US'), 'US'));
  });
});

for (const [language, locale] of [
  ['en-GB', 'gb'],
  ['en-US', 'us'],
  ['de-DE', 'us'],
] as const)
  test.describe(`a browser that asks for ${language}`, () => {
    test.use({ locale: language });

    test(`[REG-08] is kept as ${locale} for 365 days @wide @long`, async ({ page }) => {
      await page.goto('/');
      await expect.poll(async () => (await cookiesOf(page)).locale?.value).toBe(locale);
      const { left = 0 } = (await cookiesOf(page)).locale ?? {};
      expect(left).toBeGreaterThan(364.9 * DAY);
      expect(left).toBeLessThanOrEqual(365 * DAY);
    });
  });
