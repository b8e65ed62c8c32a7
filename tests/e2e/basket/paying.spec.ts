import { sessionOnPage } from '../support/hosted-page.ts';
import {
  add,
  BOOK,
  expectBadge,
  goToPayment,
  lineOf,
  openBasket,
  PAN,
  readyPayButton,
  storedItems,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('[CHK-02] the address of the payment page and what it is for are kept in the tab @wide', async ({
  page,
}) => {
  await add(page, PAN);
  await goToPayment(page);
  const address = page.url();
  await page.goBack();
  await expect(readyPayButton(page)).toHaveAttribute('aria-disabled', 'false');
  const checkout = await page.evaluate(() => JSON.parse(sessionStorage.getItem('found:checkout')!));
  expect(checkout).toMatchObject({ redirectUrl: address, intent: 'Standard' });
});

test('[CHK-04] [F30] however often Pay is pressed, or Enter held down, one request is sent; the next has the same key, for another basket another @wide', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) keys.push(request.headers()['idempotency-key']);
  });
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await readyPayButton(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await sessionOnPage(page);
  expect(keys).toHaveLength(1);
  await goToPayment(page);
  expect(keys[1]).toBe(keys[0]);
  await openBasket(page);
  await page.getByRole('button', { name: `Increase quantity of ${PAN.name}` }).click();
  await readyPayButton(page).focus();
  // Pressed again while it is down is what a keyboard sends when a key is held.
  for (let press = 0; press < 10; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await sessionOnPage(page);
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('when the store cannot open the payment page it says so, keeps the basket, and the next press works', async ({
  page,
  allow,
}) => {
  allow(/status of 503/, /answer 503/);
  await add(page, PAN, { quantity: 2 });
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await page.route('**/api/checkout', (route) =>
    route.fulfill({
      status: 503,
      json: {
        error: {
          code: 'payment_unavailable',
          message:
            'The payment page is not answering. Nothing was charged and your basket is kept. Please try again in a minute.',
          requestId: 'r',
        },
      },
    }),
  );
  await readyPayButton(page).click();
  const message = page.getByText('The payment page is not answering.');
  await expect(message).toBeVisible();
  await expect(message).toBeFocused();
  await expectBadge(page, 2);
  expect(await storedItems(page)).toMatchObject([{ _id: PAN.id, quantity: 2 }]);
  await page.unroute('**/api/checkout');
  await readyPayButton(page).click();
  await sessionOnPage(page);
});

test('[F66] without a connection it says so, and pays once there is one @wide', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await context.setOffline(true);
  await readyPayButton(page).click();
  await expect(page.getByText(/We could not reach the store\. Are you online\?/)).toBeVisible();
  await expectBadge(page, 1);
  await context.setOffline(false);
  await readyPayButton(page).click();
  await sessionOnPage(page);
});

test('[UI-06] [P04] an answer lost on the way is said, is asked for again, and leads to the same session @wide', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED/);
  let lost = '';
  let lose = () => {};
  const isToBeLost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await page.route(
    '**/api/checkout',
    async (route) => {
      const response = await route.fetch();
      lost = (await response.json()).checkoutSessionId;
      await isToBeLost;
      await route.abort();
    },
    { times: 1 },
  );
  await readyPayButton(page).click();
  const busy = page.getByRole('button', { name: /^Opening/ });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  lose();
  await expect(page.getByText(/We could not reach the store/)).toBeFocused();
  await expect(readyPayButton(page)).toHaveAttribute('aria-disabled', 'false');
  await readyPayButton(page).click();
  expect(await sessionOnPage(page)).toBe(lost);
});

test('a problem that names a line is shown at that line @wide', async ({ page, allow }) => {
  allow(/status of 409/, /answer 409/);
  await page.route('**/api/checkout', (route) =>
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
  await readyPayButton(page).click();
  await expect(lineOf(page, PAN.name)).toContainText('The pan has just gone.');
  await expect(lineOf(page, BOOK.name)).not.toContainText('has just gone');
});
