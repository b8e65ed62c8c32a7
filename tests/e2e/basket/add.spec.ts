import { add, BOOK, basketLink, expect, holdScripts, PAN, stored, test } from './shop.ts';

const addButton = /^Add to basket/;

test('[BAS-01] a product is added from its page, the badge and its name follow, focus stays on the button', async ({
  page,
}) => {
  await page.goto(`/products/${BOOK.id}`);
  await expect(basketLink(page)).toHaveAccessibleName('Basket, empty');
  const button = page.getByRole('button', { name: addButton });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: `1 × ${BOOK.name}` })).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 1 item');
  await expect(button).toBeFocused();
  await expect(page.getByRole('link', { name: 'Go to the basket' })).toHaveAttribute('href', '/basket');
});

test('the button says what it costs, format times quantity', async ({ page }) => {
  await page.goto(`/products/${BOOK.id}`);
  await expect(page.getByRole('button', { name: addButton })).toHaveText('Add to basket · £24.00');
  await page.getByRole('radio', { name: 'Signed hardback' }).check();
  await page.getByLabel('Quantity').selectOption('3');
  await expect(page.getByRole('button', { name: addButton })).toHaveText('Add to basket · £96.00');
});

test('what is chosen and pressed by keyboard before the script is there counts, once', async ({
  page,
  context,
}) => {
  const release = await holdScripts(context, /AddForm.*\.js/);
  await page.goto(`/products/${BOOK.id}`);
  await page.getByRole('radio', { name: 'Signed hardback' }).check();
  await page.getByLabel('Quantity').selectOption('3');
  await page.getByLabel(/dedication/).fill('For Ana');
  await page.getByRole('button', { name: addButton }).press('Enter');
  await page.getByRole('button', { name: addButton }).press('Enter');
  await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('In your basket:')).toBeVisible();
  await expect(page.locator('astro-island')).not.toHaveAttribute('aria-busy');
  expect(await stored(page)).toMatchObject([
    { quantity: 3, productFormatId: 'signed-hardback', customizationQuery: 'For Ana' },
  ]);
  await expect(page.getByRole('button', { name: addButton })).toHaveText('Add to basket · £96.00');
});

test('the same thing again joins its line; another format is another line', async ({ page }) => {
  await add(page, BOOK);
  await add(page, BOOK);
  await add(page, BOOK, 'Ebook');
  expect((await stored(page)).map((item) => [item.productFormatId, item.quantity])).toEqual([
    ['hardback', 2],
    ['ebook', 1],
  ]);
});

test('nothing of the island is loaded before the shopper reaches for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`/products/${PAN.id}`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /AddForm|client\./.test(url))).toEqual([]);
  await page.getByLabel('Quantity').focus();
  await expect.poll(() => scripts.some((url) => url.includes('AddForm'))).toBe(true);
});

test.describe('a script that cannot be loaded', () => {
  test.use({ expectedErrors: /AddForm|Failed to load resource|ERR_FAILED/ });

  test('leaves a form that buys this one product by a plain post', async ({ page, context }) => {
    await context.route(/AddForm.*\.js/, (route) => route.abort());
    await page.goto(`/products/${PAN.id}`);
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/checkout'),
    );
    await page.getByRole('button', { name: addButton }).click();
    expect(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))).toMatchObject({
      productId: PAN.id,
      productFormatId: 'pan',
      quantity: '1',
      storeRegion: 'GB',
    });
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });
});

test('Buy now pressed twice sends one order', async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) posts += 1;
  });
  await page.goto(`/products/${PAN.id}`);
  await page.getByRole('button', { name: 'Buy now' }).dblclick();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(posts).toBe(1);
});

test('the page as the server drew it becomes the island without an error, basket full or not', async ({
  page,
}) => {
  await add(page, BOOK);
  await page.reload();
  await page.getByRole('button', { name: addButton }).click();
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 2 items');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one product can be bought, and only the button that works is there', async ({ page }) => {
    await page.goto(`/products/${PAN.id}`);
    await expect(page.getByRole('button', { name: addButton })).toBeHidden();
    await page.getByLabel('Quantity').selectOption('2');
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByText('£116.00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });

  test('the basket says what it needs and how to buy all the same', async ({ page }) => {
    await page.goto('/basket');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The basket needs JavaScript', {
      useInnerText: true,
    });
    await expect(page.getByRole('main').getByRole('link', { name: 'Look along the shelves' })).toHaveCount(1);
  });
});
