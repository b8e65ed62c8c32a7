import { money, writtenPrice, writtenRate } from '../support/catalogue.ts';
import {
  add,
  BOOK,
  discountForm,
  lineOf,
  openBasket,
  openCodes,
  PAN,
  payButton,
  readyPayButton,
  storedItems,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('[DIS-04] removing a promo code unmarks its lines and moves the focus to the field @wide @long', async ({
  page,
}) => {
  const off = money(Math.round((await writtenPrice(BOOK.id, 'hardback', 'GB')) * 0.2), 'GB');
  await add(page, BOOK);
  await add(page, PAN);
  await openBasket(page);
  await openCodes(page);
  const field = page.getByLabel('Promo code');
  await field.fill('tins20');
  await field.press('Enter');
  await expect(page.getByText(`−${off}`)).toBeVisible();
  expect((await storedItems(page)).map((item) => item.discounted)).toEqual([true, false]);
  const takeOff = page.getByRole('button', { name: 'Remove code TINS20' });
  await expect(takeOff).toBeFocused();
  await takeOff.click();
  await expect(page.getByText(`−${off}`)).toHaveCount(0);
  await expect(field).toBeFocused();
  expect((await storedItems(page)).map((item) => item.discounted)).toEqual([false, false]);
});

test('[DIS-03] an unknown code shows the server’s message and keeps its error, also after a reload @wide', async ({
  page,
  allow,
}) => {
  allow(/status of 404 .*coupons/, /answer 404: .*coupons/);
  await add(page, BOOK);
  await openBasket(page);
  await openCodes(page);
  await page.getByLabel('Promo code').fill('NO-SUCH-CODE');
  const answer = page.waitForResponse(/\/api\/coupons\/store\/NO-SUCH-CODE/);
  await page.getByLabel('Promo code').press('Enter');
  const { error } = await (await answer).json();
  await expect(discountForm(page).getByRole('alert')).toHaveText(error.message);
  const discount = await page.evaluate(() => JSON.parse(sessionStorage.getItem('found:checkout')!).discount);
  expect(discount).toMatchObject({ isError: true, error });
  await page.reload();
  await expect(discountForm(page).getByRole('alert')).toHaveText(error.message);
  await expect(page.getByLabel('Promo code')).toHaveValue('NO-SUCH-CODE');
});

test('the delivery price appears without moving the button below it @narrow-long', async ({ page }) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/shipping-methods?*', async (route) => {
    await asked;
    await route.continue();
  });
  await add(page, PAN);
  await openBasket(page);
  await expect(page.getByRole('group', { name: /^Delivery to/ })).toContainText('Loading delivery options');
  await expect(page.getByText('Total before delivery')).toBeVisible();
  const top = async () => (await payButton(page).boundingBox())!.y + (await page.evaluate(() => scrollY));
  const before = await top();
  send();
  await expect(readyPayButton(page)).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(8);
});

test.describe('a product that has changed since', { tag: '@wide' }, () => {
  test('shows its old and new price and needs a confirmation before it is paid @long', async ({ page }) => {
    const before = await writtenPrice(BOOK.id, 'hardback', 'GB');
    const post = await writtenRate('standard', 'GB');
    const change = `Was ${money(before, 'GB')}, now ${money(before + 200, 'GB')}.`;
    await add(page, BOOK);
    await page.route('**/data/products/*.json', async (route) => {
      const answer = await route.fetch();
      const product = await answer.json();
      for (const format of product.formats) for (const price of format.prices) price.amount += 200;
      await route.fulfill({ json: product });
    });
    await openBasket(page);
    await expect(lineOf(page, BOOK.name)).toContainText(change);
    await readyPayButton(page).click();
    const yes = page.getByRole('button', { name: /^Accept/ });
    await expect(yes).toBeFocused();
    await expect(page).toHaveURL('/basket');
    await page.reload();
    await expect(lineOf(page, BOOK.name)).toContainText(change);
    await yes.click();
    await expect(lineOf(page, BOOK.name)).not.toContainText('Was');
    await expect(page.getByRole('link', { name: BOOK.name, exact: true })).toBeFocused();
    await page.reload();
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(before + 200 + post, 'GB')}`);
    await expect(lineOf(page, BOOK.name)).not.toContainText('Was');
  });

  test('is marked and left out if it is no longer sold, and the rest can be bought @long', async ({
    page,
    allow,
  }) => {
    allow(/status of 404 .*data\/products/, /answer 404: .*data\/products/);
    const pan = await writtenPrice(PAN.id, 'pan', 'GB');
    const post = await writtenRate('standard', 'GB');
    await add(page, BOOK);
    await add(page, PAN);
    await page.route(`**/data/products/${BOOK.id}.json`, (route) => route.fulfill({ status: 404, body: '' }));
    await openBasket(page);
    await expect(lineOf(page, BOOK.name)).toContainText('It is not included in your total.');
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(pan + post, 'GB')}`);
  });
});
