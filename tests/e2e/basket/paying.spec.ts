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

test('[CHK-02] the address and the purpose of the payment page are saved in the tab @wide @long', async ({
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

test('[CHK-04] [F30] however often Pay is clicked, or Enter held, one request is sent; the next one has the same key, another basket another key @wide', async ({
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
  // A repeated keydown is what a held key sends.
  for (let press = 0; press < 10; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await sessionOnPage(page);
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('if the store cannot open the payment page it says so, keeps the basket, and the next click works @narrow-long', async ({
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
            'The payment page is not answering. Nothing was charged and your basket is safe. Please try again in a minute.',
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

test('[F66] offline it says so, and pays once there is a connection @wide @long', async ({
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
  await expect(page.getByText(/We could not reach the shop\. Are you online\?/)).toBeVisible();
  await expectBadge(page, 1);
  await context.setOffline(false);
  await readyPayButton(page).click();
  await sessionOnPage(page);
});

test('[UI-06] [P04] a lost answer is reported, requested again, and leads to the same session @wide', async ({
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
  await expect(page.getByText(/We could not reach the shop/)).toBeFocused();
  await expect(readyPayButton(page)).toHaveAttribute('aria-disabled', 'false');
  await readyPayButton(page).click();
  expect(await sessionOnPage(page)).toBe(lost);
});

test('[F67] a missing answer shows a busy state, times out, and leads to the same page in the end @wide @long', async ({
  page,
}) => {
  await page.clock.install();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) keys.push(request.headers()['idempotency-key']);
  });
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  let opened = '';
  // The session is created all the same, and the answer takes longer than the timeout.
  await page.route(
    '**/api/checkout',
    async (route) => {
      opened = (await (await route.fetch()).json()).checkoutSessionId;
    },
    { times: 1 },
  );
  await readyPayButton(page).click();
  const busy = page.getByRole('button', { name: /^Opening/ });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  const stop = page.getByRole('button', { name: 'Stop waiting' });
  await expect(stop).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').filter({ hasText: 'taking longer than usual' })).toBeVisible();
  await busy.click({ force: true });
  expect(keys).toHaveLength(1);
  await stop.click();
  await expect(page.getByText('Stopped. Nothing was charged')).toBeFocused();
  await expectBadge(page, 1);
  await expect.poll(() => opened).toMatch(/^cs_/);
  await readyPayButton(page).click();
  expect(await sessionOnPage(page)).toBe(opened);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('[F67] [F34] the request for the payment page times out after twenty seconds, and not after ninety @wide @long', async ({
  page,
}) => {
  await page.clock.install();
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await page.route('**/api/checkout', () => {}, { times: 1 });
  await readyPayButton(page).click();
  await page.clock.runFor(19_000);
  await expect(page.getByRole('button', { name: /^Opening/ })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByText(/^That took too long\. Nothing was charged/)).toBeFocused();
  await readyPayButton(page).click();
  await sessionOnPage(page);
});

test('[F67] on a slow phone connection, with answers after seconds, a checkout succeeds @wide @long', async ({
  page,
  context,
}) => {
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_500,
    downloadThroughput: 6_000,
    uploadThroughput: 3_000,
  });
  await readyPayButton(page).click();
  await expect(page.getByRole('button', { name: /^Opening/ })).toHaveAttribute('aria-disabled', 'true');
  await sessionOnPage(page);
});

test('an error that names a line is shown at that line @wide @long', async ({ page, allow }) => {
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

test('[CHK-01] on a small phone the total and a button to pay are on the first screen, and one line opens the fields for codes @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  const checkOut = page.getByRole('button', { name: 'Check out' });
  await expect(checkOut).toBeInViewport({ ratio: 1 });
  const [total] = /\D*\d+\.\d\d$/.exec((await readyPayButton(page).textContent())!)!;
  await expect(page.locator('.action-bar')).toContainText(total.trim().replace(/^Pay\s+/, ''));

  const code = page.getByLabel('Promo code');
  await expect(code).toBeHidden();
  await page.getByText('Add a promo code, gift card or creator code').click();
  await expect(code).toBeVisible();

  await readyPayButton(page).scrollIntoViewIfNeeded();
  await expect(checkOut).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await checkOut.click();
  await sessionOnPage(page);
});

test('[CHK-01] on a small phone the button at the bottom shows why the basket cannot be paid yet @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.route('**/api/shipping-methods*', () => {});
  await add(page, PAN);
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText('the delivery options are still loading')).toBeInViewport();
});
