import { add, BOOK, COURSE, expect, line, openBasket, PAN, test } from './shop.ts';

const payButton = /^Pay £/;

test('[CHK-04] [REG-09] the basket’s own sum is asked for on the payment page, and what was filled in is there', async ({
  page,
}) => {
  await add(page, BOOK);
  await add(page, PAN);
  await openBasket(page);
  await page.getByLabel('A promo code').fill('TINS20');
  await page.getByLabel('A promo code').press('Enter');
  await page.getByText('Save typing on the payment page').click();
  await page.getByLabel('E-mail').fill('ana@example.org');
  await expect(page.getByRole('button', { name: payButton })).toHaveText('Pay £81.15');
  await page.getByRole('button', { name: payButton }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expect(page.getByText('£81.15').first()).toBeVisible();
  await expect(
    page.getByText('ana@example.org').or(page.locator('input[value="ana@example.org"]')).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: payButton })).toHaveAttribute('aria-disabled', 'false');
  const checkout = await page.evaluate(() => JSON.parse(sessionStorage.getItem('found:checkout')!));
  expect(checkout.redirectUrl).toMatch(/^http/);
  expect(checkout.intent).toBe('Standard');
});

test('pressed many times, one request is sent; sent again after coming back, it has the same key; changed, another', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) keys.push(request.headers()['idempotency-key']);
  });
  await add(page, PAN);
  const pay = page.getByRole('button', { name: /^(Pay £|Opening)/ });
  await openBasket(page);
  await pay.focus();
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.pay');
    for (let times = 0; times < 50; times += 1) button?.click();
  });
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(keys).toHaveLength(1);
  await openBasket(page);
  await pay.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  await openBasket(page);
  await page.getByRole('button', { name: `One more of ${PAN.name}` }).click();
  await pay.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test.describe('when it goes wrong', () => {
  test.use({ expectedErrors: /503|409|ERR_FAILED|Failed to load resource/ });

  test('[UI-06] says what happened and what to do, keeps the basket, and the next press has the same key', async ({
    page,
    context,
  }) => {
    const keys: (string | undefined)[] = [];
    let isBroken = true;
    let cut = () => {};
    const isCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await context.route('**/api/checkout', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await isCut;
      return isBroken ? route.abort() : route.continue();
    });
    await add(page, COURSE);
    await openBasket(page);
    const pay = page.getByRole('button', { name: /^(Pay £|Opening)/ });
    await pay.click();
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    cut();
    const message = page.getByText('Nothing was charged and your basket is kept. Please try again.');
    await expect(message).toBeFocused();
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    isBroken = false;
    await pay.click();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a refusal that names a line is shown at that line', async ({ page, context }) => {
    await context.route('**/api/checkout', (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: {
            code: 'unavailable',
            message: 'The pan has just gone.',
            field: 'items.1.productId',
            requestId: 'r',
          },
        },
      }),
    );
    await add(page, BOOK);
    await add(page, PAN);
    await openBasket(page);
    await page.getByRole('button', { name: payButton }).click();
    await expect(line(page, PAN)).toContainText('The pan has just gone.');
    await expect(line(page, BOOK)).not.toContainText('has just gone');
  });
});

test('a whole purchase is made by keyboard up to the payment page', async ({ page }) => {
  await page.goto(`/products/${COURSE.id}`);
  const tabTo = async (name: RegExp) => {
    for (let times = 0; times < 120; times += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const label = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      );
      if (name.test(label.trim())) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo(/^Add to basket/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('In your basket:')).toBeVisible();
  await tabTo(/^Go to the basket$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: payButton })).toBeVisible();
  await tabTo(/^Pay £/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});
