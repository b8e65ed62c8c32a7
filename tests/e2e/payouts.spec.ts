import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { ROOT, writtenPrice } from './support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage } from './support/hosted-page.ts';
import { ordersOf } from './support/orders.ts';
import { payoutsOf } from './support/payouts.ts';
import {
  add,
  addButton,
  agreeToDigital,
  basketLink,
  EBOOK,
  openBasket,
  openCodes,
  PAN,
  payButton,
  readyPayButton,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const DAY = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const CODE_KEY = 'payout-code';
const supporting = (page: Page) => page.getByText('Supporting: ');
const remove = (page: Page, code: string) => page.getByRole('button', { name: `Remove code ${code}` });
const kept = (page: Page) =>
  page.evaluate(() =>
    ['payout-code', 'payout-source'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')),
  );
/** Opens a page by a link with codes, and waits until the last of them is checked. */
async function follow(page: Page, address: string) {
  const code = new URL(address, 'http://x').searchParams.getAll('code').at(-1)!.toLowerCase();
  const answer = page.waitForResponse((response) => response.url().endsWith(`/api/payout-codes/${code}`));
  await page.goto(address);
  await (await answer).finished();
}
/** Stores a code as if its link had been followed `days` ago. */
async function keepCode(page: Page, code: string, days = 0) {
  await page.goto('/cookies');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [CODE_KEY, JSON.stringify({ code, setAt: Date.now() - days * DAY })],
  );
}

/** The report for a code in pounds, from the output of the operator's command. */
async function reportOf(code: string) {
  const node = path.join(ROOT, 'node_modules/.bin/node');
  const { stdout } = await promisify(execFile)(
    node,
    [
      'scripts/tasks/found.ts',
      'payouts',
      ...['--from', isoDay(Date.now() - DAY), '--to', isoDay(Date.now() + 2 * DAY), '--json'],
    ],
    { cwd: ROOT, env: { ...process.env, DATA_FOLDER: 'test-results/store', DATABASE_URL: '' } },
  );
  const rows = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  return (
    rows.find((row) => row.code === code && row.currency === 'GBP') ?? {
      ...{ orders: 0, ordersWithout: 0, goods: 0, commission: 0, pending: 0 },
    }
  );
}

test('[PAY-01] [PAY-02] [PAY-04] [PAY-05] [PAY-06] from a creator’s link through the shop and the payment to the report @wide', async ({
  page,
}) => {
  const goods = 2 * (await writtenPrice(PAN.id, 'pan-and-lid', 'GB'));

  await follow(page, '/?code=nobodys&code=Sunday-LETTER');
  await expect
    .poll(() => kept(page))
    .toMatchObject([{ code: 'sunday-letter' }, { code: 'sunday-letter', source: 'The Sunday letter' }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page
    .getByRole('link', { name: /Two-Egg Pan/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/products/${PAN.id}?code=sunday-letter`);
  await page.getByRole('radio', { name: /^Pan and lid/ }).check();
  await page.getByLabel('Quantity').selectOption('2');
  await addButton(page).click();
  await page.getByRole('link', { name: 'View basket' }).first().click();
  await expect(page).toHaveURL('/basket?code=sunday-letter');
  await expect(supporting(page)).toHaveText('Supporting: The Sunday letter');
  // A code that is carried from page to page is not a new click.
  expect(asked.filter((address) => address.startsWith('/api/payout-codes/'))).toEqual([]);
  await readyPayButton(page).click();
  const sessionId = await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom' });
  await pay(page);
  await expectThanks(page);

  const [order] = await ordersOf(sessionId);
  expect(order).toMatchObject({ status: 'paid', payoutCode: 'sunday-letter', subtotal: goods });
  // A sixth of the price is tax.
  const net = goods - Math.round(goods / 6);
  const commission = Math.round((net * 7.5) / 100);
  expect(await payoutsOf(order!)).toMatchObject([
    {
      ...{ code: 'sunday-letter', source: 'The Sunday letter', currency: 'GBP' },
      ...{ orders: 1, goods: net, commission, pending: commission, due: 0 },
    },
  ]);
});

test('[PAY-03] a wrong code shows exactly these words, is not saved and goes no further @wide', async ({
  page,
  allow,
}) => {
  allow(/status of 404 .*payout-codes/, /answer 404: .*payout-codes/);
  await follow(page, '/products?code=Nobodys');
  const toast = page.getByRole('status').filter({ hasText: 'Incorrect payout code' });
  await expect(toast).toHaveText('Incorrect payout code: nobodys');
  await expect(toast).toBeInViewport();
  expect(await kept(page)).toEqual([null, null]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
});

test('[F90] script in a code is text, and sends no request @wide @long', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/?code=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByText('Incorrect payout code: <img src=x onerror=alert(1)>')).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/payout-codes'))).toEqual([]);
});

test('[PAY-05] a form to another page carries the code, external links do not, and a search in place keeps it @wide @long', async ({
  page,
}) => {
  await follow(page, '/products?code=ines-tins');
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('sardine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=sardine&code=ines-tins$/);
  const outside = page.locator('a[href^="https://"], a[href^="mailto:"]').last();
  await outside.hover();
  await expect(outside).not.toHaveAttribute('href', /code=/);
  await expect(page.locator('a.skip')).toHaveAttribute('href', '#main');
});

test('[PAY-04] a code is typed in the basket, changed by another link, and removed permanently @wide @long', async ({
  page,
  allow,
}) => {
  allow(/status of 404 .*payout-codes/, /answer 404: .*payout-codes/);
  await add(page, EBOOK);
  await openBasket(page);
  await openCodes(page);
  await page.getByText('Add a creator code').click();
  const field = page.getByLabel('Creator code');
  await field.fill('Nobodys');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect' })).toHaveText(
    'Incorrect payout code: nobodys',
  );
  await expect(field).toBeFocused();
  await field.fill('INES-TINS');
  await field.press('Enter');
  await expect(supporting(page)).toHaveText('Supporting: Inês Carvalho');
  await expect(remove(page, 'ines-tins')).toBeFocused();

  await follow(page, '/basket?code=sunday-letter');
  await expect(supporting(page)).toHaveText('Supporting: The Sunday letter');
  await remove(page, 'sunday-letter').click();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/basket');
  expect(await kept(page)).toEqual([null, null]);
  await page.reload();
  await expect(payButton(page)).toBeVisible();
  await expect(supporting(page)).toHaveCount(0);
  await basketLink(page).hover();
  await expect(basketLink(page)).toHaveAttribute('href', '/basket');
});

test('[PAY-06] Buy now and a pledge carry the code @wide @long', async ({ page }) => {
  await keepCode(page, 'ines-tins', 29);
  await page.goto(`/products/${EBOOK.id}`);
  await agreeToDigital(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const bought = await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await pay(page);
  await expectThanks(page);
  expect(await ordersOf(bought)).toMatchObject([{ payoutCode: 'ines-tins' }]);

  const before = await reportOf('ines-tins');
  await page.goto('/funding/thirty-chairs');
  await page.getByLabel('Amount (£)').fill('12.50');
  await page.getByRole('button', { name: 'Pledge this amount' }).click();
  const pledged = await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await pay(page);
  await expectThanks(page);
  expect(await ordersOf(pledged)).toMatchObject([{ intent: 'Funding', payoutCode: 'ines-tins' }]);
  const after = await reportOf('ines-tins');
  expect(after).toMatchObject({ orders: before.orders, commission: before.commission });
  expect(after.ordersWithout).toBe(before.ordersWithout + 1);
});

test('[F82] a code that was disabled meanwhile is reported and removed, and the next click pays @wide @long', async ({
  page,
  allow,
}) => {
  allow(/status of 422 .*checkout/, /answer 422: .*checkout/);
  await keepCode(page, 'spring-fair');
  await add(page, EBOOK);
  await openBasket(page);
  await expect(supporting(page)).toHaveText('Supporting: spring-fair');
  await agreeToDigital(page);
  await readyPayButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect' })).toHaveText(
    'Incorrect payout code: spring-fair. We have removed it: please press Pay again.',
  );
  await expect(supporting(page)).toHaveCount(0);
  await readyPayButton(page).click();
  await sessionOnPage(page);
});

test('[PAY-04] a code expires after thirty days, and the next page deletes it @wide @long', async ({
  page,
}) => {
  await keepCode(page, 'ines-tins', 31);
  await page.goto('/');
  await expect.poll(() => kept(page)).toEqual([null, null]);
});
