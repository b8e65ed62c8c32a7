import type { Page } from '@playwright/test';
import { expectThanks, sessionOnPage } from './support/hosted-page.ts';
import { countingKeyboard, nameOfFocused } from './support/keyboard.ts';
import { expectBadge, HONEY, PAN, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** Presses Tab until the focused element has this name. Every stop on the way must have a visible focus. */
async function tabTo(page: Page, name: RegExp, most = 60) {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (name.test(await nameOfFocused(page))) return;
  }
  throw new Error(`No ${name} within ${most} stops; the last was “${await nameOfFocused(page)}”`);
}

/** Expects an outline around the focused control, or around its container. */
async function expectVisibleFocus(page: Page) {
  const isShown = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return true;
    const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    // A field may be outlined together with its label, its button or its card.
    const around = [element, ...((element as HTMLInputElement).labels ?? [])];
    for (let outer = element.parentElement; outer && around.length < 6; outer = outer.parentElement)
      around.push(outer);
    return around.some((one) => isDrawn(getComputedStyle(one)) || isDrawn(getComputedStyle(one, '::after')));
  });
  expect(isShown, `“${await nameOfFocused(page)}” shows that it has the focus`).toBe(true);
}

test('the skip link is the first stop and skips the header @narrow-long', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.querySelector('main, footer')?.contains(document.activeElement) ||
        document.querySelector('footer')?.contains(document.activeElement),
    ),
  ).toBe(true);
});

test('a purchase is made by keyboard only, with a visible focus at every stop @wide', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^See The Two-Egg Pan$/, 90);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/${PAN.id}`);

  await tabTo(page, /^The pan/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Pan and lid/ })).toBeChecked();
  await tabTo(page, /^Quantity$/);
  await page.keyboard.type('2');
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await tabTo(page, /^Add to basket ·/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('In your basket:')).toBeVisible();
  await expectBadge(page, 2);
  await tabTo(page, /^View basket$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/basket');

  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
  await tabTo(page, /^Quantity of The Two-Egg Pan$/);
  await page.keyboard.press('ArrowUp');
  await expectBadge(page, 3);
  await tabTo(page, /^Standard/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Tracked express/ })).toBeChecked();
  await tabTo(page, /^Pay £/);
  await page.keyboard.press('Enter');

  await sessionOnPage(page);
  await page.getByLabel('Email').focus();
  const type = async (label: RegExp, text: string) => {
    if (!label.test(await nameOfFocused(page))) await tabTo(page, label);
    await page.keyboard.type(text);
  };
  await type(/^Email/, 'keys@mail.example');
  await type(/^Full name/, 'Keeley Keys');
  await type(/^Country/, 'United Kingdom');
  await type(/^Address line 1/, '2 Tab Lane');
  await type(/^City/, 'Hull');
  await type(/^Postcode/, 'HU1 1AA');
  await type(/^Card number/, '4242424242424242');
  await type(/^Expiry/, '1234');
  await type(/^CVC/, '123');
  await tabTo(page, /^Pay$/);
  await page.keyboard.press('Enter');
  await expectThanks(page);
  await expectBadge(page, 0);
});

/**
 * The maximum number of keys for a purchase, from the home page to the success page;
 * typed text is not counted.
 */
const MAX_KEYS = 40;

test(`a purchase takes at most ${MAX_KEYS} keys beside what is typed, and ends at its thanks @wide @long`, async ({
  page,
}) => {
  const keys = countingKeyboard(page);
  await page.goto('/');
  await keys.skipTo(/^Skip to content$/);
  await keys.tabTo(/^See /);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/products\//);

  await keys.skipTo(/^Skip to buying$/);
  await keys.tabTo(/^Add to basket ·/);
  await keys.press('Enter');
  await expectBadge(page, 1);
  await keys.tabTo(/^View basket$/);
  await keys.press('Enter');
  await expect(page).toHaveURL('/basket');

  await expect(readyPayButton(page)).toBeVisible();
  await keys.skipTo(/^Skip to payment$/);
  await keys.press('Enter');
  await sessionOnPage(page);

  const fields: [RegExp, string][] = [
    [/^Email/, 'keys@mail.example'],
    [/^Full name/, 'Keeley Keys'],
    [/^Country/, 'United Kingdom'],
    [/^Address line 1/, '2 Tab Lane'],
    [/^City/, 'Hull'],
    [/^Postcode/, 'HU1 1AA'],
    [/^Card number/, '4242424242424242'],
    [/^Expiry/, '1234'],
    [/^CVC/, '123'],
  ];
  for (const [label, text] of fields) {
    await keys.tabTo(label);
    await keys.type(text);
  }
  await keys.press('Enter');
  await expectThanks(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeFocused();
  test.info().annotations.push({ type: 'keys', description: String(keys.count()) });
  console.log(`A purchase by keyboard: ${keys.count()} keys`);
  expect(keys.count()).toBeLessThanOrEqual(MAX_KEYS);
});

test('the menu of a wide window is one stop: arrow keys move along it, and reach every item @wide @long', async ({
  page,
}) => {
  await page.goto('/about-us');
  const keys = countingKeyboard(page);
  await keys.tabTo(/^Discover$/);
  await expect(page.locator('#menu [tabindex="-1"]')).not.toHaveCount(0);
  await keys.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Blog' }).first()).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Search' }).first()).toBeFocused();
  await keys.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Blog' }).first()).toBeFocused();
  // The last item opens a dropdown, whose links come next.
  await keys.press('End');
  await keys.press('Enter');
  await keys.press('ArrowRight');
  await expect(page.locator('#menu details[open] a:focus')).toBeVisible();
  await keys.press('Tab');
  await expect(page.locator('#menu details[open]')).toHaveCount(0);
  await keys.press('Shift+Tab');
  await expect(page.locator('#menu details:last-of-type summary:focus')).toHaveCount(1);
});

test('the link to the basket is the next stop after adding a product from its card @wide @long', async ({
  page,
}) => {
  await page.goto('/');
  const button = page
    .locator('[data-enhance="add"]')
    .first()
    .getByRole('button', { name: /^Add to basket/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View basket' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/basket');
});

test('the dialog of a region change returns the focus to the picker @wide @long', async ({ page }) => {
  await page.goto(`/products/${HONEY.id}`);
  await page.getByRole('button', { name: /^Add to basket ·/ }).click();
  await expectBadge(page, 1);
  const picker = page.getByRole('banner').locator('summary', { hasText: 'Region and currency:' });
  await picker.focus();
  await page.keyboard.press('Enter');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Items unavailable' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').locator('details:has(:focus)')).toHaveCount(1);
});
