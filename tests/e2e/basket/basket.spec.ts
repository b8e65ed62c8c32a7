import AxeBuilder from '@axe-core/playwright';
import { add, BOOK, basketLink, COURSE, expect, line, openBasket, PAN, stored, test } from './shop.ts';

test('[BAS-04] quantities: stepped, typed, clamped, empty while typing, one again when left', async ({
  page,
}) => {
  await add(page, BOOK);
  await openBasket(page);
  const quantity = page.getByLabel(`Quantity of ${BOOK.name}`, { exact: true });
  const more = page.getByRole('button', { name: `One more of ${BOOK.name}` });
  for (let times = 0; times < 5; times += 1) await more.click();
  await page.getByRole('button', { name: `One fewer of ${BOOK.name}` }).click();
  await expect(quantity).toHaveValue('5');
  await expect(line(page, BOOK)).toContainText('£120.00');
  await quantity.fill('');
  await expect(quantity).toHaveValue('');
  expect((await stored(page))[0]?.quantity).toBe('');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('250');
  await expect(quantity).toHaveValue('99');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 99 items');
  await page.reload();
  await expect(quantity).toHaveValue('99');
});

test('[BAS-05] another format resets the quantity to 1', async ({ page }) => {
  await add(page, BOOK);
  await openBasket(page);
  await page.getByLabel(`Quantity of ${BOOK.name}`, { exact: true }).fill('4');
  await page.getByLabel(`Format of ${BOOK.name}`).selectOption({ label: 'Ebook · £11.00' });
  await expect(page.getByLabel(`Quantity of ${BOOK.name}`, { exact: true })).toHaveValue('1');
  await expect(line(page, BOOK)).toContainText('£11.00');
});

test('[BAS-02] what is put back leaves, focus goes on, and undo restores it in its place', async ({
  page,
}) => {
  await add(page, BOOK);
  await add(page, PAN);
  await openBasket(page);
  await page.getByRole('button', { name: `Put back ${BOOK.name}` }).press('Enter');
  await expect(line(page, BOOK)).toHaveCount(0);
  await expect(page.getByRole('link', { name: PAN.name })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `${BOOK.name} is back on the shelf.` }),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.line-name')).toHaveText([BOOK.name, PAN.name]);
  await expect(page.getByRole('link', { name: BOOK.name, exact: true })).toBeFocused();
});

test('the last one put back leaves an empty basket with a way on, and focus on its heading', async ({
  page,
}) => {
  await add(page, BOOK);
  await openBasket(page);
  await page.getByRole('button', { name: `Put back ${BOOK.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing in here yet' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Look along the shelves' })).toHaveAttribute(
    'href',
    '/products',
  );
  await expect(basketLink(page)).toHaveAccessibleName('Basket, empty');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, BOOK)).toHaveCount(1);
});

test('[BAS-06] [UI-01] clearing all asks first; Escape keeps all and gives focus back', async ({ page }) => {
  await add(page, BOOK);
  await add(page, PAN);
  await openBasket(page);
  const clear = page.getByRole('button', { name: 'Put everything back' });
  await clear.click();
  const dialog = page.getByRole('dialog', { name: 'Put everything back?' });
  await expect(dialog).toContainText('Two things would leave your basket.');
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(clear).toBeFocused();
  await expect(page.locator('.line')).toHaveCount(2);
  await clear.click();
  await dialog.getByRole('button', { name: 'Put everything back' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeFocused();
  expect(await stored(page)).toEqual([]);
});

test.describe('promo codes', () => {
  test.use({ expectedErrors: /404 \(Not Found\).*coupons/ });

  test('[DIS-01] [DIS-04] a code takes its percentage off its products, survives a reload and can be taken off', async ({
    page,
  }) => {
    await add(page, BOOK);
    await add(page, PAN);
    await openBasket(page);
    await page.getByLabel('A promo code').fill('tins20');
    await page.getByLabel('A promo code').press('Enter');
    await expect(page.getByText('TINS20 takes 20% off')).toBeVisible();
    await expect(line(page, BOOK)).toContainText('20% off');
    await expect(line(page, PAN)).not.toContainText('20% off');
    await expect(page.getByText('−£4.80')).toBeVisible();
    expect((await stored(page)).map((item) => item.discounted)).toEqual([true, false]);
    await page.reload();
    await expect(page.getByText('−£4.80')).toBeVisible();
    await page.getByRole('button', { name: 'Take it off the promo code TINS20' }).click();
    await expect(page.getByText('−£4.80')).toHaveCount(0);
    await expect(page.getByLabel('A promo code')).toBeFocused();
    expect((await stored(page)).map((item) => item.discounted)).toEqual([false, false]);
  });

  test('[DIS-02] a code for other products says so, beside its field', async ({ page }) => {
    await add(page, PAN);
    await openBasket(page);
    const field = page.getByLabel('A promo code');
    await field.fill('TINS20');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Promo code TINS20 does not apply to any products in the basket',
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  });

  test('[DIS-03] a code that does not exist shows the server’s words and keeps its error', async ({
    page,
  }) => {
    await add(page, BOOK);
    await openBasket(page);
    await page.getByLabel('A promo code').fill('NO-SUCH-CODE');
    const answer = page.waitForResponse(/\/api\/coupons\/store\/NO-SUCH-CODE/);
    await page.getByLabel('A promo code').press('Enter');
    const { error } = await (await answer).json();
    await expect(page.getByRole('alert')).toHaveText(error.message);
    const discount = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('found:checkout')!).discount,
    );
    expect(discount).toMatchObject({ isError: true, error: { code: error.code, message: error.message } });
  });
});

test('[CHK-07] the first way to send it is chosen, another changes the sum, digital things ship nothing', async ({
  page,
}) => {
  await add(page, BOOK);
  await openBasket(page);
  await expect(page.getByRole('radio', { name: /Standard post/ })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveText('Pay £27.95');
  await page.getByRole('radio', { name: /Tracked express/ }).check();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveText('Pay £31.95');
  await page.reload();
  await expect(page.getByRole('radio', { name: /Tracked express/ })).toBeChecked();
  await page.getByRole('button', { name: `Put back ${BOOK.name}` }).click();
  await add(page, COURSE);
  await page.goto('/basket');
  await expect(page.getByText('Nothing to post')).toBeVisible();
  await expect(page.getByRole('radio', { name: /post|express/i })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveText('Pay £35.00');
});

test.describe('a product that changed since', () => {
  test.use({ expectedErrors: /404 \(Not Found\).*data\/products/ });

  test('shows its old and new price and waits for a yes before it is paid', async ({ page, context }) => {
    await add(page, BOOK);
    await context.route('**/data/products/*.json', async (route) => {
      const answer = await route.fetch();
      const product = await answer.json();
      for (const format of product.formats) for (const price of format.prices) price.amount += 200;
      await route.fulfill({ json: product });
    });
    await openBasket(page);
    await expect(line(page, BOOK)).toContainText('Was £24.00, now £26.00.');
    await page.getByRole('button', { name: /^Pay/ }).click();
    const yes = page.getByRole('button', { name: /^Fine by me/ });
    await expect(yes).toBeFocused();
    await expect(page).toHaveURL(/\/basket$/);
    await page.reload();
    await expect(line(page, BOOK)).toContainText('Was £24.00, now £26.00.');
    await yes.click();
    await expect(line(page, BOOK)).not.toContainText('Was');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Pay £29\.95/ })).toBeVisible();
    await expect(line(page, BOOK)).not.toContainText('Was');
  });

  test('is marked and left out when it is gone, and the rest can be bought', async ({ page, context }) => {
    await add(page, BOOK);
    await add(page, PAN);
    await context.route(`**/data/products/${BOOK.id}.json`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await openBasket(page);
    await expect(line(page, BOOK)).toContainText('It is left out of what you pay.');
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveText('Pay £61.95');
  });
});

test('the basket is the same paper in every state: no findings by axe', async ({ page }) => {
  const check = async () =>
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await page.goto('/basket');
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
  await check();
  await add(page, BOOK);
  await check();
  await add(page, PAN);
  await openBasket(page);
  await page.getByText('Save typing on the payment page').click();
  await page.getByLabel('The bill goes to the same address').uncheck();
  await check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await check();
});

test('fits 320 px without sideways scrolling, and every control is large enough to hit', async ({ page }) => {
  await add(page, BOOK);
  await openBasket(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const controls = page.locator('.basket').locator('button, select, summary, label:has([type=radio])');
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (box) expect(box.height, await control.innerText()).toBeGreaterThanOrEqual(43.5);
  }
});
