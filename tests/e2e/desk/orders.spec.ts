import { buyTwo } from '../support/buy.ts';
import { signIn } from '../support/desk.ts';
import { mailTo } from '../support/inbox.ts';
import { PAN } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('an order is found, its address changed, a part of it sent and the rest refunded @narrow-long', async ({
  page,
  allow,
}) => {
  allow(/401/);
  const email = `ana-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const id = await buyTwo(page, PAN, email);

  await signIn(page, 'owner');
  await page.goto('/desk/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: id }).click();
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  await expect(page.getByText('To pack').first()).toBeVisible();

  await page.getByRole('button', { name: 'Change the address' }).click();
  const address = page.getByRole('dialog', { name: 'Change the address' });
  await address.getByRole('textbox', { name: 'Address, first line' }).fill('18 Heron Steps');
  await address.getByRole('textbox', { name: 'Postcode' }).fill('LS7 1AB');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('18 Heron Steps')).toBeVisible();
  expect((await mailTo(email, `New address for order ${id}`)).text).toContain('18 Heron Steps');

  await page.getByRole('button', { name: 'Mark as sent' }).click();
  const panel = page.getByRole('dialog', { name: 'Send a parcel' });
  await panel.getByRole('spinbutton', { name: /Pieces in this parcel of The Two-Egg Pan/ }).fill('1');
  await panel.getByRole('textbox', { name: 'Carrier' }).fill('Royal Mail');
  await panel.getByRole('textbox', { name: 'Tracking number or address' }).fill('QP447109263GB');
  await panel.getByRole('button', { name: 'Mark 1 as sent' }).click();
  await expect(page.getByText('Parcel 1 is marked as sent')).toBeVisible();
  await expect(page.getByText('Part sent').first()).toBeVisible();
  expect((await mailTo(email, `On its way: order ${id}`)).text).toContain('QP447109263GB');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByRole('spinbutton').first().fill('1');
  const button = refund.getByRole('button', { name: /^Refund £/ });
  await expect(button).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await button.click();
  await expect(page.getByText(/£[\d.]+ is being refunded/)).toBeVisible();
  await expect(page.getByText('Part refunded').first()).toBeVisible();

  await page.getByRole('textbox', { name: 'A note for the shop' }).fill('The handle was loose.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('The handle was loose.')).toBeVisible();
  await page.goto('/desk/orders?view=all');
  await expect(page.getByRole('link', { name: id })).toBeVisible();
});

test('a list is narrowed by day and state, kept as a view and opened again; ? shows the keys @long', async ({
  page,
  allow,
}) => {
  allow(/401/);
  const name = `Refunds ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, 'owner');
  await page.goto('/desk/orders?view=all');
  await page.getByRole('combobox', { name: 'Money' }).selectOption('Refunded');
  await page.getByLabel('From').fill('2026-01-01');
  await expect(page).toHaveURL(/money=refunded&from=2026-01-01/);
  await page.getByRole('button', { name: 'Save as a view' }).click();
  const panel = page.getByRole('dialog', { name: 'Save as a view' });
  await panel.getByRole('textbox', { name: 'Name of the view' }).fill(name);
  await panel.getByRole('button', { name: 'Save as a view' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).not.toHaveURL(/money=/);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/money=refunded&from=2026-01-01/);
  await page.getByRole('button', { name: `Delete the view “${name}”` }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Orders: next order');
});
