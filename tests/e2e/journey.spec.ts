import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { money, writtenPrice, writtenRate } from './support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage, sumsOn } from './support/hosted-page.ts';
import { mailTo } from './support/inbox.ts';
import { ordersAsTold, ordersOf, refundLines } from './support/orders.ts';
import { payoutsOf } from './support/payouts.ts';
import {
  APRON,
  add,
  addButton,
  agreeToDigital,
  EBOOK,
  lineOf,
  openBasket,
  openCodes,
  readyPayButton,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** The tax rates for a region with tax in its prices, in basis points, for the apron and the ebook. */
type Rates = { goods: number; ebook: number };
type Shopper = { region: RegionCode; country: string; name: string; vat?: Rates };

/**
 * One shopper with tax in the prices, at two rates, and one without; `THOROUGH=1` visits all six regions.
 * Every region has a shorter test of a purchase (purchase.spec.ts), and a test without a browser compares its
 * amounts up to the mail (tests/functions/checkout/pennies.test.ts).
 */
const SHOPPERS: Shopper[] = [
  { region: 'EU', country: 'FR', name: 'France', vat: { goods: 2000, ebook: 550 } },
  { region: 'CA', country: 'CA', name: 'Canada' },
];
if (process.env.THOROUGH === '1')
  SHOPPERS.push(
    { region: 'US', country: 'US', name: 'United States' },
    { region: 'GB', country: 'GB', name: 'United Kingdom', vat: { goods: 2000, ebook: 0 } },
    { region: 'LATAM', country: 'MX', name: 'Mexico' },
    { region: 'GO', country: 'JP', name: 'Japan' },
  );
/** The commission of `ines-tins`, and FIRSTSUPPER's discount on each line, in per cent. */
const TENTH = 10;
const WORDS = 'Zoë & Ödön';

/** Calculated here again, rounded half up. */
const tenthOf = (amount: number) => Math.round((amount * TENTH) / 100);
const taxIn = (amount: number, rate: number) => Math.round((amount * rate) / (10_000 + rate));

for (const { region, country, name, vat } of SHOPPERS)
  test.describe(`a shopper in ${name}`, { tag: '@wide' }, () => {
    // Dates have the reader's format, and in mails the region's: here they are the same.
    test.use({ extraHTTPHeaders: { 'x-country': country }, locale: regionOf(region).locale });

    test('[PAY-06] [DIS-01] [CHK-06] [CHK-07] [CHK-08] [CHK-09] [BAS-10] [F24] sees the same amounts from the basket to the refund @long', async ({
      page,
      allow,
    }) => {
      // Two commands run as separate processes, which takes time on a busy machine.
      test.slow();
      const email = `${crypto.randomUUID()}@example.com`;
      const aprons = 2 * (await writtenPrice(APRON.id, 'grown-up', region));
      const ebook = await writtenPrice(EBOOK.id, 'ebook', region);
      const paid = { aprons: aprons - tenthOf(aprons), ebook: ebook - tenthOf(ebook) };
      const off = tenthOf(aprons) + tenthOf(ebook);
      const express = await writtenRate('express', region);
      const total = paid.aprons + paid.ebook + express;
      const inMoney = (amount: number) => money(amount, region);

      await page.goto('/?code=ines-tins');
      await page.waitForFunction(() => localStorage.getItem('payout-source')?.includes('ines-tins'));
      await add(page, EBOOK);
      await page.goto(`/products/${APRON.id}`);
      await page.getByRole('radio', { name: /^Grown-up/ }).check();
      await page.getByLabel('The name on it').fill(WORDS);
      await page.getByLabel('Quantity').selectOption('2');
      await addButton(page).click();
      await openBasket(page);
      await expect(lineOf(page, APRON.name)).toContainText('Made for you');
      await expect(page.getByText('Supporting: ')).toHaveText('Supporting: Inês Carvalho');
      await openCodes(page);
      await page.getByLabel('Promo code').fill('firstsupper');
      await page.getByLabel('Promo code').press('Enter');
      await page.getByRole('radio', { name: /^Tracked express/ }).check();
      if (vat) await agreeToDigital(page);
      await expect(readyPayButton(page)).toHaveText(`Pay ${inMoney(total)}`);
      const inBasket = await sumsOn(page);
      expect(inBasket).toMatchObject({
        'Subtotal (3 items)': inMoney(aprons + ebook),
        'Discount (FIRSTSUPPER)': `−${inMoney(off)}`,
        'Delivery (Tracked express)': inMoney(express),
      });
      await expect(page.locator('.total')).toHaveText(`Total ${inMoney(total)}`);

      await readyPayButton(page).click();
      const sessionId = await sessionOnPage(page);
      expect(await sumsOn(page)).toEqual({
        Subtotal: inBasket['Subtotal (3 items)'],
        'Discount FIRSTSUPPER': inBasket['Discount (FIRSTSUPPER)'],
        Shipping: inBasket['Delivery (Tracked express)'],
        Total: inMoney(total),
      });
      await fillIn(page, { country: name, email });
      await pay(page);
      await expectThanks(page);

      const tax = taxRows(paid, express, vat);
      const taxSums = Object.fromEntries(tax.map(({ words, amount }) => [words, inMoney(amount)]));
      expect(await sumsOn(page)).toEqual({
        Subtotal: inBasket['Subtotal (3 items)'],
        'Discount (FIRSTSUPPER)': inBasket['Discount (FIRSTSUPPER)'],
        'Delivery (Tracked express)': inBasket['Delivery (Tracked express)'],
        ...taxSums,
      });
      // A region with one country shows its VAT in the basket; others once the country is known.
      if (vat) expect(inBasket).toMatchObject(region === 'GB' ? taxSums : { VAT: 'in the price' });
      await expect(page.locator('.total')).toHaveText(`Total paid ${inMoney(total)}`);
      await expect(page.getByRole('main')).toContainText(`“${WORDS}”`);
      await expect(lineOf(page, APRON.name)).toContainText('Made for you');
      await expect(lineOf(page, APRON.name).locator('img')).toHaveJSProperty('complete', true);
      const arrival = await page
        .getByText(/^Arrives \w{3},? .* by tracked express delivery\.$/)
        .textContent();
      const link = page.getByRole('main').getByRole('link', { name: /^EPUB/ });
      const address = await link.getAttribute('href');
      expect(await startOfFile(page, /^EPUB/)).toBe('PK\x03\x04');
      expect(await startOfFile(page, /^PDF/)).toBe('%PDF');

      const [order] = await ordersOf(sessionId);
      expect(order).toMatchObject({
        ...{ status: 'paid', region, currency: regionOf(region).currency, payoutCode: 'ines-tins' },
        ...{ subtotal: aprons + ebook, discount: off, shipping: express, total, refunded: 0 },
        totalTaxAmount: tax.reduce((all, { amount }) => all + amount, 0),
      });
      expect(order!.lines).toMatchObject([
        { productId: EBOOK.id, quantity: 1, unitAmount: ebook },
        { productId: APRON.id, quantity: 2, unitAmount: aprons / 2, customization: WORDS },
      ]);
      const mail = await mailTo(email, `Your order ${order!.id}`);
      expect(rowsOf(mail.text)).toMatchObject({
        Subtotal: inMoney(aprons + ebook),
        'Discount (FIRSTSUPPER)': `−${inMoney(off)}`,
        'Delivery (Tracked express)': inMoney(express),
        ...taxSums,
        'Total paid': inMoney(total),
      });
      if (!vat) expect(Object.keys(rowsOf(mail.text)).filter((row) => /VAT|Tax/.test(row))).toEqual([]);
      expect(mail.text).toContain(`“${WORDS}”`);
      expect(mail.text.replace(/\s+/g, ' ')).toContain(arrival);
      expect(mail.text).toContain('Made for you');
      expect(mail.text).toContain(address);
      expect(/you agreed: “Send my digital/.test(mail.text.replace(/\s+/g, ' '))).toBe(vat !== undefined);

      const goods = {
        aprons: paid.aprons - taxIn(paid.aprons, vat?.goods ?? 0),
        ebook: paid.ebook - taxIn(paid.ebook, vat?.ebook ?? 0),
      };
      const commission = tenthOf(goods.aprons) + tenthOf(goods.ebook);
      const earned = {
        ...{ code: 'ines-tins', source: 'Inês Carvalho', currency: regionOf(region).currency, orders: 1 },
        ...{ goods: goods.aprons + goods.ebook, commission, due: 0 },
      };
      expect(await payoutsOf(order!)).toMatchObject([{ ...earned, reversed: 0, pending: commission }]);

      await refundLines(order!.id, 1);
      const refund = await mailTo(email, `Your partial refund: order ${order!.id}`);
      expect(refund.text).toContain(`${inMoney(paid.ebook)} is on its way back to you.`);
      expect(refund.text.replace(/\s+/g, ' ')).toContain(`for ${EBOOK.name} (Ebook).`);
      expect(await ordersAsTold(sessionId)).toMatchObject([
        { status: 'part_refunded', refunded: paid.ebook, total },
      ]);
      const reversed = tenthOf(goods.ebook);
      expect(await payoutsOf(order!)).toMatchObject([
        { ...earned, reversed, pending: commission - reversed },
      ]);

      await page.reload();
      await expectThanks(page);
      await expect(link).toHaveCount(0);
      allow(/status of 403/, /answer 403/);
      await page.goto(address!);
      await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    });
  });

/**
 * The included tax by rate, in the words of a receipt: the shipping follows the apron, the only shipped item.
 */
function taxRows(paid: { aprons: number; ebook: number }, shipping: number, vat: Rates | undefined) {
  if (!vat) return [];
  const words = (rate: number) => `VAT ${rate / 100}% in the price`;
  return [
    { words: words(vat.goods), amount: taxIn(paid.aprons, vat.goods) + taxIn(shipping, vat.goods) },
    { words: words(vat.ebook), amount: taxIn(paid.ebook, vat.ebook) },
  ];
}

/** The first four characters of a linked file. */
async function startOfFile(page: Page, name: RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name }).click(),
  ]);
  return (await readFile(await download.path())).subarray(0, 4).toString('latin1');
}

/** The rows of a mail's plain text receipt: a name, spaces, and an amount at the end. */
function rowsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(\S.*?) {2,}(\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
}
