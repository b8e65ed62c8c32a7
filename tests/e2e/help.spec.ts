import type { Page } from '@playwright/test';
import { add, openBasket, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const NAMES = ['Help', 'Delivery', 'Returns'];

/** The open answer at the address's anchor. */
const answer = (page: Page, id: string) => page.locator(`#${id}`);

test('the search answers questions from Help, in the sheet and on its page @narrow-long', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first().click();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await field.pressSequentially('delivery');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('What does delivery cost');
  await expect(first).toContainText(/£\d+\.\d\d/);
  await field.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL('/faq#cost-of-post');
  await expect(answer(page, 'cost-of-post').getByRole('listitem').first()).toContainText(/£\d+\.\d\d/);

  await page.goto('/search?keyword=gift+card');
  const card = page.getByRole('region', { name: 'How do gift cards work?' });
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: /whole answer/ }).click();
  await expect(page).toHaveURL('/faq#gift-card');
  await expect(answer(page, 'gift-card')).toBeVisible();
});

test('Help, Delivery and Returns are in the footer, in a phone’s menu and at checkout, and each has answers @long', async ({
  page,
}) => {
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  for (const name of NAMES) await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (page.viewportSize()!.width <= 768) {
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of NAMES) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Returns', exact: true }).click();
  } else {
    for (const name of NAMES) await expect(menu.getByRole('link', { name, exact: true })).toBeHidden();
    await footer.getByRole('link', { name: 'Returns', exact: true }).click();
  }
  await expect(page).toHaveURL('/faq#send-back');
  await expect(answer(page, 'send-back')).toContainText('within fourteen days');

  await add(page, PAN);
  await openBasket(page);
  const checkoutHelp = page.getByRole('navigation', { name: 'Help with your order' });
  for (const name of NAMES) await expect(checkoutHelp.getByRole('link', { name, exact: true })).toBeVisible();
  await checkoutHelp.getByRole('link', { name: 'Delivery', exact: true }).click();
  await expect(page).toHaveURL('/faq#cost-of-post');
});

test('a name is set in the fonts of the store, with stacked accents too @wide @long', async ({ page }) => {
  await page.goto('/creators/quynh-tran', { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: -1 });
  const fontsOf = async (selector: string) => {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    return [...new Set(fonts.map(({ familyName }) => familyName.split(' ')[0]))].sort();
  };
  await expect.poll(() => fontsOf('h1')).toEqual(['Fraunces']);
  // Instrument Sans has no letters with two accents: those are Work Sans's.
  await expect.poll(() => fontsOf('main .label')).toEqual(['Instrument', 'Work']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one button opens all filters, counts the active ones and shows the results @wide @long', async ({
    page,
  }) => {
    await page.goto('/kitchen');
    const open = page.getByRole('button', { name: /^Filter/ });
    const type = page.getByLabel('Availability');
    await expect(type).toBeHidden();
    await open.click();
    await expect(type.getByRole('option', { name: /^Available now \(\d+\)$/ })).toBeAttached();
    await type.selectOption('available');
    await expect(page).toHaveURL('/kitchen?type=available');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(type).toBeHidden();
    await expect(open).toHaveText('Filter (1)');
    await expect(page.getByRole('heading', { name: /^Coming soon/ })).toBeHidden();
    await expect(page.locator('[data-found] [data-card]').first()).toBeVisible();
  });
});
