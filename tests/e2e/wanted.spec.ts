import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const LOAF = '/products/a-slow-loaf';

test('[SAV-01] a product and a recipe are saved on the device, listed, shared by a link, and removed again', async ({
  page,
}) => {
  await page.goto(LOAF);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/recipe/thursday-rye-loaf');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await page.getByRole('link', { name: 'Your saved things' }).click();
  await expect(page.getByText('2 things.')).toBeVisible();
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['The Thursday loaf', 'A Slow Loaf']);

  await page.getByRole('button', { name: 'Take out A Slow Loaf' }).click();
  await expect(page.getByText('One thing.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();

  // As on another device: the list is in the link, and no server gets it.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/saved#recipe/thursday-rye-loaf,products/a-slow-loaf');
  await page.reload();
  await expect(page.getByText('2 things from the link that you followed.')).toBeVisible();
  expect(asked.map((url) => url.split('#')[0]).filter((url) => url?.includes('thursday-rye-loaf,'))).toEqual(
    [],
  );
  await page.getByRole('button', { name: 'Keep these on this device' }).click();
  await expect(page.getByText('2 things.')).toBeVisible();
});

test('[REV-04] reviews are shown on the page of the product, and nothing without reviews @long', async ({
  page,
}) => {
  await page.goto(LOAF);
  const reviews = page.getByRole('region', { name: 'From those who bought it' });
  await expect(reviews.getByRole('article').first()).toBeVisible();
  await expect(reviews.getByRole('img', { name: /^\d(\.\d)? out of 5$/ }).first()).toBeVisible();
  await page.goto('/products/bakers-apron');
  await expect(page.getByRole('main').getByRole('img', { name: /out of 5/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SUB-01] a sold-out product shows its price and alternatives, and accepts an address for a notice', async ({
    page,
    allow,
  }) => {
    allow(/422/);
    await page.goto('/products/herb-bowl');
    await expect(page.getByText('Sold out for now')).toBeVisible();
    await expect(page.locator('.sold-out-price')).toContainText('£');
    await expect(page.locator('.in-place [data-card]')).toHaveCount(2);
    await page.getByLabel('Your e-mail address').fill('nowhere');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
    await page.getByLabel('Your e-mail address').fill('wren@mail.example');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(page.getByText('We write to that address once')).toBeVisible();
  });

  test('[SUB-02] the newsletter asks the address for a confirmation first', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await page.getByLabel('Your e-mail address').fill('wren@mail.example');
    await page.getByRole('button', { name: 'Send me the newsletter' }).click();
    await expect(page.getByText('We e-mail that address, a few times a day at most.')).toBeVisible();
  });
});
