import { holdScripts } from '../support/scripts.ts';
import {
  add,
  addButton,
  BOOK,
  basketLink,
  EBOOK,
  expectBadge,
  openBasket,
  PAN,
  quantityOf,
  storedItems,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('[BAS-01] one item, or as many as requested, not discounted, with an id from product and time @narrow-long', async ({
  page,
}) => {
  const before = Date.now();
  await add(page, PAN);
  await expect(addButton(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `1 × ${PAN.name}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/basket');
  await add(page, EBOOK, { quantity: 4 });
  await expectBadge(page, 5);
  const items = await storedItems(page);
  expect(items).toMatchObject([
    { _id: PAN.id, quantity: 1, discounted: false, productFormatId: 'pan', customizationQuery: '' },
    { _id: EBOOK.id, quantity: 4, discounted: false, productFormatId: 'ebook' },
  ]);
  for (const { id, _id } of items) {
    const stamp = Number(String(id).slice(`${_id}-`.length));
    expect(String(id).startsWith(`${_id}-`)).toBe(true);
    expect(stamp).toBeGreaterThanOrEqual(before);
    expect(stamp).toBeLessThanOrEqual(Date.now());
  }
});

test('the same item again joins its line, another format is a separate line @wide @long', async ({
  page,
}) => {
  await add(page, BOOK);
  // The page is rendered again with a basket that the server did not know.
  await add(page, BOOK);
  await add(page, BOOK, { format: 'Ebook' });
  expect(await storedItems(page)).toMatchObject([
    { productFormatId: 'hardback', quantity: 2 },
    { productFormatId: 'ebook', quantity: 1 },
  ]);
});

test('[BAS-01] the first click counts, and counts once, while the island is loading @narrow-long', async ({
  page,
}) => {
  const release = await holdScripts(page, (url) => /add-form|react/.test(url));
  await page.goto(`/products/${PAN.id}`);
  await addButton(page).click();
  await expectBadge(page, 0);
  release();
  await expect(page.getByText('In your basket:')).toBeVisible();
  await expectBadge(page, 1);
  await expect(page).toHaveURL(`/products/${PAN.id}`);
  expect(await storedItems(page)).toHaveLength(1);
});

test('what is chosen, typed and pressed by keyboard before the island loads is added once @wide @long', async ({
  page,
}) => {
  const release = await holdScripts(page, (url) => /add-form/.test(url));
  await page.goto(`/products/${BOOK.id}`);
  await page.getByRole('radio', { name: /^Signed hardback/ }).check();
  await page.getByLabel('Quantity').selectOption('3');
  await page.getByLabel(/dedication/).fill('For Ana');
  await addButton(page).press('Enter');
  await addButton(page).press('Enter');
  const island = page.locator('[data-props]').filter({ has: addButton(page) });
  await expect(island).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('In your basket:')).toBeVisible();
  await expect(island).not.toHaveAttribute('aria-busy');
  expect(await storedItems(page)).toMatchObject([
    { productFormatId: 'signed-hardback', quantity: 3, customizationQuery: 'For Ana' },
  ]);
  await expect(addButton(page)).toHaveText('Add to basket · £96.00');
});

test('nothing of the island is fetched before the shopper is about to use it @wide @long', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`/products/${PAN.id}`, { waitUntil: 'load' });
  await expectBadge(page, 0);
  expect(scripts.filter((url) => /add-form|\/react\./.test(url))).toEqual([]);
  await page.getByLabel('Quantity').focus();
  await expect.poll(() => scripts.some((url) => url.includes('add-form'))).toBe(true);
});

test('[F65] an island that cannot be loaded leaves a form that buys this product by a plain POST @wide', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED/, /Failed to load|Failed to fetch|error loading|dynamically imported/i);
  await page.route(/_astro\/add-form.*\.js/, (route) => route.abort());
  await page.goto(`/products/${PAN.id}`);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/checkout'),
  );
  await addButton(page).click();
  expect(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))).toMatchObject({
    productId: PAN.id,
    productFormatId: 'pan',
    quantity: '1',
    storeRegion: 'GB',
  });
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});

test('two clicks on Buy now send one order @wide @long', async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) posts += 1;
  });
  await page.goto(`/products/${PAN.id}`);
  await page.getByRole('button', { name: 'Buy now' }).dblclick();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(posts).toBe(1);
});

test('[BAS-09] sold-out, test and regionally unavailable products cannot be added; a pre-order says so @narrow-long', async ({
  page,
}) => {
  await page.goto('/products/herb-bowl');
  await expect(page.getByRole('heading', { name: 'Sold out for now' })).toBeVisible();
  await expect(page.getByRole('button', { name: /basket|buy now|pre-order/i })).toHaveCount(0);

  await page.goto('/products/proof-copy');
  await expect(page.getByRole('button', { name: /basket|buy now|pre-order/i })).toHaveCount(0);

  await page.goto('/products/aji-amarillo-tube');
  await expect(page.getByRole('heading', { name: 'Not sold in the UK' })).toBeVisible();
  await expect(page.getByRole('button', { name: /basket|buy now|pre-order/i })).toHaveCount(0);

  await page.goto('/products/low-tide');
  await expect(page.getByText(/^Out on .* \d{4}\. You pay £\d+\.\d\d now/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Pre-order now, ships from \d+ \w+$/ }).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
  await page.goto('/basket');
  await expect(page.getByText(/^Pre-order, out on /)).toBeVisible();
});

test('[HDR-09] the badge is empty at 0, a number to 100, and an asterisk above @long', async ({ page }) => {
  await page.goto('/');
  await expectBadge(page, 0, '');
  await add(page, PAN);
  await expectBadge(page, 1, '1');
  await openBasket(page);
  await quantityOf(page, PAN.name).fill('99');
  await expectBadge(page, 99, '99');
  await add(page, EBOOK);
  await expectBadge(page, 100, '100');
  await add(page, EBOOK);
  await expectBadge(page, 101, '*');
  await basketLink(page).click();
  await expectBadge(page, 101, '*');
});
