import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectThanks, fillIn, pay, sessionOnPage } from './support/hosted-page.ts';
import { APRON, add, EBOOK, HONEY, openBasket, PAN, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** One page of every kind, by its public address. */
const PAGES = {
  'the front page': '/',
  'the product list': '/products',
  'a filtered product list': '/products?section=pantry&sort=price-up',
  'a product': `/products/${PAN.id}`,
  'a product with words to add': `/products/${APRON.id}`,
  'a product that is sold out': '/products/herb-bowl',
  'a product that is not sold here': '/products/aji-amarillo-tube',
  'the creators': '/creators',
  'the creators of a letter': '/creators/letter/m',
  'a creator': '/creators/ines-carvalho',
  'a recipe': '/recipe/sardines-on-toast-burnt-lemon',
  discover: '/discover',
  'a section': '/books',
  'a category': '/books/weeknight',
  fundings: '/funding',
  'the search': '/search',
  'become Found': '/be-found',
  'about us': '/about-us',
  contact: '/contact',
  'the blog': '/blog',
  questions: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  'an empty basket': '/basket',
  'not found': '/404',
  'server error': '/500',
};

/** Every rule in light; in dark, where only the inks differ, those that look at them. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect(found, `in ${colorScheme}`).toEqual([]);
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const [what, address] of Object.entries(PAGES))
  test(`${what} has no accessibility violation, light or dark, and fits 320 pixels @wide`, async ({
    page,
    allow,
  }) => {
    allow(/status of (404|500)/, /answer (404|500): .*\/(404|500)$/);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), 'pixels that stick out sideways').toBe(0);
  });

test('a full basket, its open details and its dialog have no accessibility violation', async ({ page }) => {
  await add(page, PAN, { format: 'Pan and lid', quantity: 2 });
  await add(page, HONEY);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await page.getByText('Save typing on the payment page').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Put everything back' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});

test('the product page after adding, with an open region dialog, has no accessibility violation', async ({
  page,
}) => {
  await add(page, HONEY);
  await expectAccessible(page);
  await page.getByRole('banner').locator('summary', { hasText: 'Region and currency:' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^CAN\b/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Items unavailable' })).toBeVisible();
  await expectAccessible(page);
});

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.goto('/');
  if (page.viewportSize()!.width <= 768) await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('What is in Books').locator('..').click();
  await expect(menu.getByRole('link', { name: 'Weeknight' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the thank-you has no accessibility violation and fits 320 pixels @wide', async ({ page }) => {
  await add(page, EBOOK);
  await openBasket(page);
  await readyPayButton(page).click();
  await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await expectAccessible(page);
  await pay(page);
  await expectThanks(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
});

test.describe('nothing jumps while a page is coming', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  /** The sum of all shifts once fonts are there and two frames have been drawn since. */
  const shifted = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
    });

  for (const [what, address] of [
    ['the front page', '/'],
    ['a product', `/products/${PAN.id}`],
    ['the product list', '/products'],
  ] as const)
    test(`on ${what}`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'load' });
      expect(await shifted(page)).toBeLessThan(0.02);
    });

  test('on a full basket', async ({ page }) => {
    await add(page, PAN);
    await add(page, HONEY);
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    expect(await shifted(page)).toBeLessThan(0.02);
  });
});
