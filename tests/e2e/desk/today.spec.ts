import { stockLevel } from '#functions/db/schema/stock.ts';
import { insertOrder } from '#tests/functions/helpers/orders.ts';
import { inDatabase } from '../support/database.ts';
import { signIn } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// A browser that has not signed in asks who it is.
test.beforeEach(({ allow }) => allow(/401/));

test('an owner sees charts whose tables have the same numbers @narrow-long', async ({ page }) => {
  const id = () => `F-${crypto.randomUUID().slice(0, 11).toUpperCase().replace('-', '')}`;
  await inDatabase(async (db) => {
    for (const [region, daysAgo] of [
      ['US', 0],
      ['GO', 3],
      ['US', 60],
    ] as const)
      await insertOrder(db, {
        id: id(),
        sessionId: id(),
        region,
        currency: 'USD',
        createdAt: new Date(Date.now() - daysAgo * 86_400_000),
      });
  });
  await signIn(page, 'owner');
  await page.goto('/desk/today');
  const [revenue, orders] = [page.locator('.chart').nth(0), page.locator('.chart').nth(1)];
  await expect(revenue).toBeVisible();
  const usd = page.getByRole('navigation', { name: 'Currency' }).getByRole('button', { name: 'USD' });
  if ((await usd.count()) > 0) await usd.click();
  await expect(revenue.getByRole('img', { name: /^US\$[\d.,]+ sold in 30 days, most on/ })).toBeVisible();
  await expect(orders.getByRole('img', { name: /orders in 30 days, most on/ })).toBeVisible();
  await revenue.getByText('Show as a table').click();
  const table = revenue.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(31);
  const title = (await revenue.locator('figcaption').textContent()) ?? '';
  const amounts = await table.locator('tbody tr td:last-child').allTextContents();
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  const sum = amounts.map(cents).reduce((total, one) => total + one, 0);
  expect(cents(title.split(' sold')[0]!)).toBe(sum);
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(table.getByRole('row')).toHaveCount(91);
  await expect(revenue.locator('figcaption')).toContainText('in 90 days');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an owner turns the report of the week off, and others have no such choice @long', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/desk/account');
  const choice = page.getByRole('checkbox', { name: /weekly report/ });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await page.context().clearCookies();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await signIn(page, 'packer');
  await page.goto('/desk/account');
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  await expect(choice).toHaveCount(0);
  // The library of charts is loaded on their screen only.
  expect(files.filter((file) => file.includes('AccountScreen'))).not.toEqual([]);
  expect(files.filter((file) => file.includes('Bars'))).toEqual([]);
});

test('an owner is led from what runs low to its stock @long', async ({ page }) => {
  const apron = { productId: 'market-apron', formatId: 'long-undyed' };
  await inDatabase(async (db) => {
    await db
      .insert(stockLevel)
      .values({ ...apron, lowBelow: 1000 })
      .onConflictDoUpdate({ target: [stockLevel.productId, stockLevel.formatId], set: { lowBelow: 1000 } });
  });
  await signIn(page, 'owner');
  await page.goto('/desk/today');
  await page.getByRole('link', { name: /Long, Undyed left$/ }).click();
  await expect(page).toHaveURL(/\/desk\/stock\/market-apron\/long-undyed$/);
  await expect(page.getByText('APR-L-UND').first()).toBeVisible();
});
