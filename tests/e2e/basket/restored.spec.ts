import type { BrowserContext, Page } from '@playwright/test';
import { expectThanks, fillIn, pay, sessionOnPage } from '../support/hosted-page.ts';
import { ordersOf } from '../support/orders.ts';
import { add, goToPayment, openBasket, PAN, quantityOf, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** Opens a tab with the session storage of a tab that was closed or crashed. */
async function restore(context: BrowserContext, kept: Record<string, string>): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    if (location.pathname.startsWith('/c/') || sessionStorage.getItem('restored')) return;
    for (const [name, value] of Object.entries({ ...entries, restored: 'yes' }))
      sessionStorage.setItem(name, value);
  }, kept);
  return page;
}

test('[F63] a tab that the browser restores continues the same purchase, which is paid once @wide @long', async ({
  page,
  context,
}) => {
  await add(page, PAN);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await readyPayButton(page).click();
  const first = await sessionOnPage(page);
  await page.goBack();
  await expect(readyPayButton(page)).toHaveAttribute('aria-disabled', 'false');
  const kept = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  const restored = await restore(context, kept);
  await openBasket(restored);
  await expect(quantityOf(restored, PAN.name)).toHaveValue('1');
  await readyPayButton(restored).click();
  expect(await sessionOnPage(restored)).toBe(first);
  await fillIn(restored, { country: 'United Kingdom' });
  await pay(restored);
  await expectThanks(restored);

  // The other tab gets the message, and so does a tab that is restored later with the old basket.
  const late = await restore(context, kept);
  await late.goto('/basket');
  for (const tab of [page, late])
    await expect(tab.getByRole('heading', { level: 1, name: 'Nothing in here yet' })).toBeVisible();
  expect(await ordersOf(first)).toHaveLength(1);
});

test('[F63] a tab without its stored attempt pays all the same, by another page @wide @long', async ({
  page,
}) => {
  await add(page, PAN);
  const first = await goToPayment(page);
  await page.goBack();
  await page.evaluate(() => sessionStorage.removeItem('found:checkout'));
  await page.reload();
  await readyPayButton(page).click();
  const second = await sessionOnPage(page);
  expect(second).not.toBe(first);
  await fillIn(page, { country: 'United Kingdom' });
  await pay(page);
  await expectThanks(page);
  expect(await ordersOf(first)).toEqual([]);
  expect(await ordersOf(second)).toMatchObject([{ status: 'paid' }]);
});
