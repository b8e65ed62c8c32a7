import { readFile } from 'node:fs/promises';
import { balanceTransaction } from '#functions/db/schema/balance.ts';
import { inDatabase } from '../support/database.ts';
import { signIn } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test('an accountant reads a month, and saves its tables and its journal @long', async ({ page, allow }) => {
  allow(/401/);
  // A month without orders. Other runs may have added to it.
  const at = new Date('2010-03-09T12:00:00Z');
  const fee = { type: 'stripe_fee', category: 'fee', amount: -250, fee: 0, net: -250, sourceAmount: -250 };
  const [id, currency] = [`txn_${crypto.randomUUID()}`, 'EUR'];
  await inDatabase((db) =>
    db
      .insert(balanceTransaction)
      .values({ ...fee, id, currency, sourceCurrency: currency, availableAt: at, createdAt: at }),
  );

  await signIn(page, 'accountant');
  await page.goto('/desk/books');
  await page.getByLabel('Month').fill('2010-03');
  await expect(page.getByRole('heading', { name: 'Books of March 2010' })).toBeVisible();
  const journal = page.getByRole('table', { name: 'Journal of EUR' });
  await expect(journal.getByRole('row', { name: /Payment fees/ })).toContainText(/€\d/);
  await expect(journal.getByRole('row', { name: /Sum/ })).toContainText(/(€[\d.]+)\1$/);

  const saved = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const table = await saved('Save as CSV Payments, refunds, disputes and fees at the provider');
  expect(table.name).toBe('provider-2010-03-01-2010-04-01.csv');
  expect(table.bytes.toString()).toMatch(/"2010-03-09","","EUR","fee","\d+","-[\d.]+","0.00","-[\d.]+"/);
  const xero = await saved('Save for Xero Journal of EUR');
  expect(xero.bytes.toString()).toMatch(/"31 Mar 2010","Payment fees, fee","4970","No VAT","[\d.]+"/);
  const datev = await saved('Save for DATEV Journal of EUR');
  expect(datev.name).toBe('EXTF_Buchungsstapel_2010-03.csv');
  // A letter is a byte: in UTF-8 this would be two.
  expect(datev.bytes.toString('latin1')).toContain('BU-Schlüssel');
});
