import type { Page } from '@playwright/test';
import { holdScripts } from './support/scripts.ts';
import { addButton, BOOK, expectBadge, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, locale: 'en-GB' });

const formatNamed = (page: Page, name: RegExp) => page.getByRole('radio', { name });
/** The fact below the price with this name. */
const fact = (page: Page, name: string) =>
  page.locator('.buying-facts > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });

test('the chosen format is in the address, and an address selects it; an unknown one changes nothing @narrow-long', async ({
  page,
}) => {
  await page.goto(`/products/${BOOK.id}?format=ebook`);
  await expect(formatNamed(page, /^Ebook/)).toBeChecked();
  await expect(addButton(page)).toHaveText('Add to basket · £11.00');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/[^?]+$/);
  await formatNamed(page, /^Signed hardback/).check();
  await expect(page).toHaveURL(`/products/${BOOK.id}?variant=signed-hardback`);
  await formatNamed(page, /^Hardback/).check();
  await expect(page).toHaveURL(`/products/${BOOK.id}`);

  await page.goto(`/products/${BOOK.id}?format=vinyl`);
  await expect(formatNamed(page, /^Hardback/)).toBeChecked();
});

test('the facts below the price are those of the chosen format; the delivery dates appear without a layout shift @long', async ({
  page,
}) => {
  await page.goto(`/products/${BOOK.id}`);
  await page.mouse.move(0, 0);
  const arrives = fact(page, 'Arrives').getByRole('definition');
  // From the top of the text: the page scrolls to a focused element.
  const place = async () => {
    const [box, title] = [
      await arrives.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    return { ...box!, y: box!.y - title!.y };
  };
  const before = await place();
  await formatNamed(page, /^Hardback/).focus();
  await expect(arrives).toHaveText(/^\s*\w{3} \d+( \w+)? – \w{3} \d+ \w+\s*$/);
  expect(await place()).toEqual(before);
  await expect(page.getByText(/^Personalised items can only/)).toBeHidden();

  await formatNamed(page, /^Ebook/).check();
  await expect(arrives).toBeHidden();
  await expect(page.getByText(/^Nothing to post/)).toBeVisible();
  await formatNamed(page, /^Signed hardback/).check();
  await expect(page.getByText(/^Personalised items can only/)).toBeVisible();
});

test('the delivery dates are there at the first paint, in the date order of the region, and working days without JavaScript @narrow-long', async ({
  page,
  browser,
  baseURL,
}) => {
  const release = await holdScripts(page, () => true);
  const order = {
    gb: /^\s*\w{3} \d+( \w+)? – \w{3} \d+ \w+\s*$/,
    us: /^\s*\w{3}, \w{3} \d+ – \w{3}, \w{3} \d+\s*$/,
  };
  const arrives = fact(page, 'Arrives').getByRole('definition');
  // The last element of the page is parsed while every script is held back.
  await page.goto(`/products/${BOOK.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(arrives).toHaveText(order.gb);
  const british = await arrives.textContent();
  await page.goto(`/products/${BOOK.id}?region=US`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-region', 'US');
  await expect(arrives).toHaveText(order.us);
  expect(await arrives.textContent()).not.toBe(british);
  release();

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`/products/${BOOK.id}?region=US`);
  await expect(fact(plain, 'Arrives').getByRole('definition')).toHaveText('In 6 to 13 working days');
  await expect(fact(plain, 'Stock').getByRole('definition').filter({ visible: true })).toContainText(
    'It leaves us within 3 working days.',
  );
  await context.close();
});

test('low stock is shown with the date of its count, and then with the current number @narrow-long', async ({
  page,
  allow,
}) => {
  allow(/api\/products\/nakiri-165\/stock/, /ERR_FAILED/);
  await page.goto('/products/nakiri-165');
  const stock = fact(page, 'Stock').getByRole('definition');
  const counted = /The knife: 9 left and Knife and stone: 4 left on \d+ \w+ \d{4}\./;
  await expect(stock).toContainText(counted);
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/nakiri-165/stock'));
  await page.route('**/api/products/nakiri-165/stock', (route) => route.abort(), { times: 1 });
  await formatNamed(page, /^Knife and stone/).check();
  await asked;
  await expect(stock).toContainText(counted);
  await page.reload();
  await addButton(page).click();
  await expect(stock).toContainText('The knife: 9 left and Knife and stone: 4 left. It leaves us within 3');
});

test('on a phone a button at the bottom is there from the first screen, unless the form’s own or the footer is visible @wide', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    ...{ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true },
    extraHTTPHeaders: { 'x-country': 'GB' },
  });
  await page.goto(`/products/${PAN.id}`);
  const bar = page.locator('.action-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  const arrives = /£\d+\.00 VAT included\s*The pan\s*Arrives by \w{3} \d/;
  await expect(bar).toContainText(arrives);
  await page.getByRole('heading', { level: 1 }).tap();
  await addButton(page).first().scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.locator('.details').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(arrives);
  await bar.getByRole('button', { name: 'Add to basket' }).click();
  await expect(bar).toContainText('In your basket.');
  await expectBadge(page, 1);

  // It does not cover the focused element.
  const link = page.getByRole('main').getByRole('link', { name: /’s page$/ });
  await link.focus();
  const [foot, top] = [await link.boundingBox(), await bar.boundingBox()];
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(top?.y ?? 844);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.close();
});

test('the consent that is ticked on the page is ticked in the basket, too, and can be taken back there @long', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', { name: /^Send my digital copies at once/ });
  await page.goto(`/products/${BOOK.id}?format=ebook`);
  await box.check();
  await addButton(page).click();
  await expect(page.getByText('In your basket:').first()).toBeVisible();
  await page.goto('/basket');
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.reload();
  await expect(box).not.toBeChecked();
});

test('a consent that is ticked, and a product that is added, before the island loads, are both kept @long', async ({
  page,
}) => {
  const release = await holdScripts(page, (url) => /add-form/.test(url));
  const box = page.getByRole('checkbox', { name: /^Send my digital copies at once/ });
  await page.goto(`/products/${BOOK.id}?format=ebook`);
  await box.check();
  await addButton(page).click();
  release();
  await expect(page.getByText('In your basket:').first()).toBeVisible();
  await page.goto('/basket');
  await expect(box).toBeChecked();
});

test('a product of which each customer may buy one stays at one @long', async ({ page }) => {
  await page.goto('/products/one-square');
  await addButton(page).click();
  await expectBadge(page, 1);
  await addButton(page).click();
  await expect(page.getByText('Limit: 1 per order.').first()).toBeVisible();
  await expectBadge(page, 1);
  await page.goto('/basket');
  const more = page.getByRole('button', { name: /^Increase quantity/ });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
});
