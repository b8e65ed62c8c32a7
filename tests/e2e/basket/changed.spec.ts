import type { Page } from '@playwright/test';
import { money, writtenPrice, writtenRate } from '../support/catalogue.ts';
import { sessionOnPage, sumOnPage } from '../support/hosted-page.ts';
import {
  add,
  BOOK,
  expectBadge,
  lineOf,
  openBasket,
  openCodes,
  PAN,
  payButton,
  quantityOf,
  readyPayButton,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** Shows the tab the prices of an earlier release: every price in Britain is lower by `by`. */
async function asBefore(page: Page, by: number) {
  await page.evaluate((less) => {
    const basket = JSON.parse(sessionStorage.getItem('found:basket')!);
    for (const { formats } of basket.items)
      for (const { prices } of formats)
        for (const price of prices) if (price.region === 'GB') price.amount -= less;
    sessionStorage.setItem('found:basket', JSON.stringify(basket));
  }, by);
  await page.route('**/data/products/*.json', async (route) => {
    const product = await (await route.fetch()).json();
    for (const { prices } of product.formats)
      for (const price of prices) if (price.region === 'GB') price.amount -= by;
    await route.fulfill({ json: product });
  });
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This has changed' });

test('[F40] [F45] a tab of an earlier release shows what has changed, line by line, and pays the new total after a confirmation @wide @long', async ({
  page,
  allow,
}) => {
  allow(/status of 409/, /answer 409: .*checkout/, /status of 404 .*coupons/, /answer 404: .*coupons/);
  const book = await writtenPrice(BOOK.id, 'hardback', 'GB');
  const post = await writtenRate('standard', 'GB');
  await add(page, BOOK, { quantity: 2 });
  await asBefore(page, 200);
  let asked = 0;
  await page.route('**/api/shipping-methods?*', async (route) => {
    const list = await (await route.fetch()).json();
    asked += 1;
    // The second request gets the server's own answer.
    if (asked === 1) for (const { shippingRate } of list.data) shippingRate.amount -= 100;
    await route.fulfill({ json: list });
  });
  await page.route('**/api/coupons/store/LAST-WEEK', (route) =>
    route.fulfill({ json: { code: 'LAST-WEEK', percentOff: 10, productIds: [] } }),
  );
  await openBasket(page);
  await openCodes(page);
  await page.getByLabel('Promo code').fill('last-week');
  await page.getByLabel('Promo code').press('Enter');
  const before = 2 * (book - 200);
  const seen = before - Math.round(before / 10) + post - 100;
  await expect(readyPayButton(page)).toHaveText(`Pay ${money(seen, 'GB')}`);
  await page.unroute('**/api/coupons/store/LAST-WEEK');

  await readyPayButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText(
    `${BOOK.name}: was ${money(book - 200, 'GB')}, now ${money(book, 'GB')}.`,
  );
  await expect(notice(page)).toContainText('The promo code has ended');
  await expect(notice(page)).toContainText(
    `Delivery: was ${money(post - 100, 'GB')}, now ${money(post, 'GB')}.`,
  );
  const total = 2 * book + post;
  await expect(notice(page)).toContainText(`Total: was ${money(seen, 'GB')}, now ${money(total, 'GB')}.`);
  await expect(page).toHaveURL('/basket');
  await expectBadge(page, 2);
  await expect(lineOf(page, BOOK.name).first()).toContainText(
    `Was ${money(book - 200, 'GB')}, now ${money(book, 'GB')}.`,
  );

  const yes = page.getByRole('button', { name: `Accept and pay ${money(total, 'GB')}` });
  await yes.click();
  await sessionOnPage(page);
  expect(await sumOnPage(page)).toEqual({ amount: total, sign: '£' });
});

test('[F40] changing the basket instead asks for a confirmation of each higher price @wide @long', async ({
  page,
  allow,
}) => {
  allow(/status of 409/, /answer 409: .*checkout/);
  await add(page, BOOK);
  await asBefore(page, 200);
  await openBasket(page);
  await readyPayButton(page).click();
  await expect(notice(page)).toBeVisible();
  await quantityOf(page, BOOK.name).fill('2');
  await expect(notice(page)).toHaveCount(0);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Accept new price of/ })).toBeFocused();
  await expect(page).toHaveURL('/basket');
});

test('[F41] an item that is no longer sold at checkout is marked, and the rest is paid after a confirmation @wide @long', async ({
  page,
  allow,
}) => {
  allow(/status of 409/, /answer 409: .*checkout/);
  // The recommendations for it are requested, too.
  allow(/a-book-of-last-week\/recommended/);
  const pan = await writtenPrice(PAN.id, 'pan', 'GB');
  const post = await writtenRate('standard', 'GB');
  await add(page, BOOK);
  await add(page, PAN);
  // Sold in the release of this tab, and unknown to the current shop.
  await page.evaluate(() => {
    const text = sessionStorage.getItem('found:basket')!;
    sessionStorage.setItem('found:basket', text.replaceAll('salt-lemon-sardine', 'a-book-of-last-week'));
  });
  await page.route('**/data/products/a-book-of-last-week.json', async (route) => {
    const text = await (
      await route.fetch({ url: route.request().url().replace('a-book-of-last-week', BOOK.id) })
    ).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll(BOOK.id, 'a-book-of-last-week'),
    });
  });
  await openBasket(page);
  await readyPayButton(page).click();
  await expect(notice(page)).toContainText(`${BOOK.name}: no longer available.`);
  await expect(lineOf(page, BOOK.name).first()).toContainText('It is not included in your total.');
  await page.getByRole('button', { name: `Accept and pay ${money(pan + post, 'GB')}` }).click();
  await sessionOnPage(page);
  expect((await sumOnPage(page)).amount).toBe(pan + post);
});

test('[CHK-07] the missing amount for free delivery is shown until it is reached, and then delivery is free @long', async ({
  page,
}) => {
  const pan = await writtenPrice(PAN.id, 'pan', 'GB');
  await add(page, PAN, { quantity: 2 });
  await openBasket(page);
  await expect(
    page.getByText(`${money(12_000 - 2 * pan, 'GB')} more for free standard delivery.`),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Standard arrives \w{3} \d/ })).toBeChecked();
  await quantityOf(page, PAN.name).fill('3');
  await expect(page.getByText('more for free')).toHaveCount(0);
  await expect(readyPayButton(page)).toHaveText(`Pay ${money(3 * pan, 'GB')}`);
  await readyPayButton(page).click();
  await sessionOnPage(page);
  expect((await sumOnPage(page)).amount).toBe(3 * pan);
});

test('[CHK-07] the store’s default shipping method is preselected @wide @long', async ({ page }) => {
  await page.route('**/api/shipping-methods?*', async (route) => {
    const list = await (await route.fetch()).json();
    await route.fulfill({ json: { ...list, defaultId: 'express' } });
  });
  await add(page, PAN);
  await openBasket(page);
  await expect(page.getByRole('radio', { name: /^Tracked express/ })).toBeChecked();
});

test('[CHK-01] no input is cut: a field shows by how much it is too long, and Pay waits for it @wide @long', async ({
  page,
}) => {
  await add(page, PAN);
  await openBasket(page);
  await page.getByText('Add your address now').click();
  const phone = page.getByLabel('Phone (for delivery)');
  await phone.fill('+44 131 496 0000 ext. 12');
  await expect(phone).toHaveValue('+44 131 496 0000 ext. 12');
  await expect(page.getByText('4 characters too many')).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill('ana@nowhere');
  await readyPayButton(page).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAccessibleDescription(
    /Enter an email address like/,
  );
  await expect(phone).toHaveAccessibleDescription(/at most 20 characters/);
  await page.reload();
  await page.getByText('Add your address now').click();
  await expect(phone).toHaveValue('+44 131 496 0000 ext. 12');
});

test('[F51] [F49] an expired payment page leads back to the full basket, which opens another one @wide @long', async ({
  page,
}) => {
  await add(page, PAN);
  await openBasket(page);
  await readyPayButton(page).click();
  const first = await sessionOnPage(page);
  const link = page.url();
  const { origin } = new URL(link);
  const expired = await page.request.post(`${origin}/v1/checkout/sessions/${first}/expire`, {
    headers: { authorization: 'Bearer sk_test_local' },
  });
  expect(expired.ok(), await expired.text()).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the store' }).click();
  await expect(page).toHaveURL('/basket');
  await expectBadge(page, 1);
  await readyPayButton(page).click();
  expect(await sessionOnPage(page)).not.toBe(first);
  await page.goto(`/basket/success?session_id=${first}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Not paid yet' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /basket/i })
    .click();
  await expect(page).toHaveURL('/basket');
});
