import type { Page } from '@playwright/test';
import { buyTwo } from '../support/buy.ts';
import { signIn } from '../support/desk.ts';
import { mailTo } from '../support/inbox.ts';
import { PAN } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/**
 * Scans until `seen` passes. A scanner types quickly; a busy machine may make it slow, and the desk then
 * ignores it, as it ignores what a person types.
 */
async function scan(page: Page, code: string, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)));
    await seen();
  }).toPass();
}

test('a parcel is packed with ticks that outlive a lost connection, and sent once @narrow-long', async ({
  page,
  allow,
}) => {
  allow(/401/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  const email = `pack-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const id = await buyTwo(page, PAN, email);

  await signIn(page, 'packer');
  await page.goto('/desk/packing');
  await page.getByRole('checkbox', { name: `Select ${id}` }).check();
  await page.getByRole('button', { name: 'Pack one by one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pack ${id}` })).toBeVisible();
  await expect(page.getByText('17 Heron Steps')).toBeVisible();
  const line = page.getByRole('button', { name: /The Two-Egg Pan/ });
  await expect(line).toContainText('0 of 2');
  await line.click();
  await expect(line).toContainText('1 of 2');

  const sku = (await line.locator('.soft').textContent())?.split('·').at(-1)?.trim() ?? '';
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await scan(page, sku, () => expect(line).toContainText('2 of 2', { timeout: 1_000 }));
  for (const [code, said] of [
    [sku, /is complete already/],
    ['NO-SUCH-SKU', /^NO-SUCH-SKU is not in this order\.$/],
  ] as const)
    await scan(page, code, () => expect(page.getByText(said)).toBeVisible({ timeout: 1_000 }));

  // The server does its work, and the answer is lost.
  let isLost = false;
  await page.route('**/api/desk/orders.pack', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    // Before the page can try again.
    await page.context().setOffline(true);
    return route.abort();
  });
  await page.getByRole('button', { name: 'Packed, 2 of 2' }).click();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await page.context().setOffline(false);
  await page.goto(`/desk/orders/${id}`);
  await expect(page.getByText('Parcel 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Parcel 2', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Send it' }).click();
  const panel = page.getByRole('dialog', { name: 'Send parcel 1' });
  await panel.getByRole('textbox', { name: 'Carrier' }).fill('Royal Mail');
  await panel.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('Parcel 1 is marked as sent')).toBeVisible();
  await mailTo(email, `On its way: order ${id}`);
  await page.goto(`/desk/packing/${id}`);
  await expect(page.getByRole('heading', { name: `Nothing is left to pack of ${id}` })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), `desk-packing:${id}`)).toBeNull();
});
