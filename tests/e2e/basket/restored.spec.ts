import { expectThanks, fillIn, pay, sessionOnPage } from '../support/hosted-page.ts';
import { ordersOf } from '../support/orders.ts';
import { add, goToPayment, openBasket, PAN, quantityOf, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('[F63] a tab that the browser restores goes on with the same purchase, which is paid once @wide', async ({
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
  // What a browser keeps of a tab that it closed or was ended with.
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const restored = await context.newPage();
  await restored.addInitScript((entries) => {
    if (location.pathname.startsWith('/c/') || sessionStorage.getItem('restored')) return;
    for (const [name, value] of Object.entries({ ...entries, restored: 'yes' }))
      sessionStorage.setItem(name, value as string);
  }, kept);
  await openBasket(restored);
  await expect(quantityOf(restored, PAN.name)).toHaveValue('1');
  await readyPayButton(restored).click();
  expect(await sessionOnPage(restored)).toBe(first);
  await fillIn(restored, { country: 'United Kingdom' });
  await pay(restored);
  await expectThanks(restored);

  // The other one still shows its basket, or has heard of it: nothing is asked for a second time either way.
  const again = readyPayButton(page);
  if (await again.isVisible()) {
    await again.click();
    await expectThanks(page);
  }
  expect(await ordersOf(first)).toHaveLength(1);
});

test('[F63] a tab that has lost its attempt pays all the same, by another page @wide', async ({ page }) => {
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
