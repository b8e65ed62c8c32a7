import type { Page } from '@playwright/test';
import { money } from './support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage, sumOnPage } from './support/hosted-page.ts';
import { mailTo } from './support/inbox.ts';
import { ordersOf } from './support/orders.ts';
import { PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** Buys one product by the product page's form, with a unique address. */
async function buy(page: Page) {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto(`/products/${PAN.id}`);
  if (await page.getByRole('button', { name: 'Buy now' }).isVisible())
    await page.getByRole('button', { name: 'Buy now' }).click();
  else {
    await page.getByRole('button', { name: /^Add to basket ·/ }).click();
    await page.getByRole('link', { name: 'View basket' }).first().click();
    await page.getByRole('button', { name: /^Pay £/ }).click();
  }
  const sessionId = await sessionOnPage(page);
  const { amount } = await sumOnPage(page);
  await fillIn(page, { country: 'United Kingdom', email });
  await pay(page);
  await expectThanks(page);
  const [order] = await ordersOf(sessionId);
  return { email, amount, number: String(order!.id) };
}

async function findOrder(page: Page, number: string, email: string) {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status').getByText('If they match, we have sent you a link.')).toBeVisible();
  await expect(page).toHaveURL('/order?sent=1');
}

const linkIn = (text: string) => /\/order\?link=[\w-]+/.exec(text)?.[0] ?? '';

for (const javaScriptEnabled of [true, false])
  test.describe(`a buyer ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(`[ORD-01] gets a mail with the paid amounts, and finds the order again by its number and address @wide${javaScriptEnabled ? '' : ' @long'}`, async ({
      page,
      allow,
    }) => {
      const { email, amount, number } = await buy(page);
      const mail = await mailTo(email, `Your order ${number}`);
      expect(mail.text).toMatch(
        new RegExp(`^Total paid +${money(amount, 'GB').replace(/[.$]/g, '\\$&')}$`, 'm'),
      );
      expect(mail.text).toContain(PAN.name);

      await findOrder(page, number.toLowerCase(), ` ${email.toUpperCase()}`);
      const found = await mailTo(email, `The link to your order ${number}`);
      await page.goto(linkIn(found.text));
      await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(number);
      await expect(page.getByRole('main')).toContainText(PAN.name);
      await expect(page.getByRole('main')).toContainText(money(amount, 'GB'));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

      allow(/status of 404/, /answer 404/);
      await page.goto('/order?link=nothing');
      await expect(page.getByRole('alert')).toContainText('This link no longer works.');
    });
  });
