import { expectThanks, fillIn, pay } from './support/hosted-page.ts';
import { mailTo } from './support/inbox.ts';
import { expectBadge, goToPayment } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const width = (picture: HTMLImageElement) => picture.naturalWidth;

test('the pages of an order show what was bought, in pictures that lead to its page, and offer other products @wide', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const offers = page.getByRole('region', { name: 'While you’re here' }).getByRole('listitem');
  await page.goto('/order');
  const name = (await offers.first().getByRole('heading').textContent()) ?? '';
  const href = (await offers.first().getByRole('link').first().getAttribute('href')) ?? '';
  await offers.first().getByRole('button', { name: 'Add to basket' }).click();
  await expectBadge(page, 1);
  await goToPayment(page);
  await fillIn(page, { country: 'United Kingdom', email });
  await pay(page);
  await expectThanks(page);
  const bought = page.locator('.bought').getByRole('link', { name });
  await expect(bought).toHaveAttribute('href', href);
  await expect.poll(() => bought.locator('img').evaluate(width)).toBeGreaterThan(100);

  const mail = await mailTo(email, '');
  const [address = ''] = /http\S+\/order\?link=[\w-]+/.exec(mail.text) ?? [];
  const link = new URL(address);
  await page.goto(link.pathname + link.search);
  await expect.poll(() => bought.locator('img').evaluate(width)).toBeGreaterThan(100);
  await expect(page.locator('.line-picture img')).toBeVisible();
  await expect(offers).toHaveCount(4);
  await expect(offers.filter({ hasText: name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL('/products');
});

test('pages about an order or a mail end with things that can be bought @wide', async ({ page, allow }) => {
  // The last three belong to a link in a mail, and answer 404 without it.
  allow(/404.*\/(review|unsubscribe|notify)/);
  for (const [at, path] of ['/order', '/downloads', '/review', '/unsubscribe', '/notify'].entries()) {
    await page.goto(path);
    const more = page.getByRole('region', { name: 'While you’re here' });
    await expect(more.getByRole('listitem'), path).toHaveCount(4);
    await more.getByRole('button', { name: 'Add to basket' }).first().click();
    await expectBadge(page, at + 1);
  }
});

test('the page to return an order sells nothing @wide', async ({ page }) => {
  await page.goto('/withdraw');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});

test('[GIF-08] a gift card has one page, to which its product’s address and lists lead @narrow-long', async ({
  page,
}) => {
  await page.goto('/products/gift-card?variant=card-100');
  await expect(page).toHaveURL('/gift-cards?variant=card-100');
  await expect(page.getByRole('radio', { name: /Card for 100/ })).toBeChecked();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"brand":{"@type":"Brand","name":"Found"}');
  expect(data.join()).toMatch(/"url":"[^"]*\/gift-cards"/);
  const sitemap = await (await page.request.get('/sitemap-0.xml')).text();
  expect(sitemap.match(/<loc>[^<]*gift-card[^<]*/g)).toHaveLength(1);
  await page.goto('/search?keyword=gift+card');
  await expect(page.getByRole('main').getByRole('link', { name: 'Found Gift Card' })).toHaveAttribute(
    'href',
    '/gift-cards',
  );
  await page.goto('/creators/hanna-lindqvist');
  await expect(page.getByRole('main')).not.toContainText('Gift Card');
});

test('no line of the footer breaks inside a word with a hyphen @wide', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  await page.goto('/faq');
  const words = page.locator('.imprint .whole');
  await expect(words.filter({ hasText: 'made-up' })).toBeVisible();
  const rows = await words.evaluateAll((all) => all.map((word) => word.getClientRects().length));
  expect(rows.every((count) => count === 1)).toBe(true);
  await page.close();
});
