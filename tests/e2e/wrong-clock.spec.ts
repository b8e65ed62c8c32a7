import { expectThanks, fillIn, pay, sessionOnPage } from './support/hosted-page.ts';
import { ordersOf } from './support/orders.ts';
import {
  add,
  agreeToDigital,
  discountForm,
  EBOOK,
  openBasket,
  openCodes,
  readyPayButton,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

const DAY = 24 * 60 * 60_000;

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, timezoneId: 'Pacific/Kiritimati' });

test('[F68] in a browser whose clock is a year off, and across the date line, codes, consent and the order use the store’s time @wide @long', async ({
  page,
  allow,
}) => {
  allow(/status of 404/, /answer 404: .*\/coupons\//);
  await page.clock.setSystemTime(Date.now() - 365 * DAY);
  await add(page, EBOOK);
  await openBasket(page);
  await openCodes(page);
  const code = page.getByLabel('Promo code');
  // By the browser's clock it has not ended yet.
  await code.fill('MIDSUMMER');
  await code.press('Enter');
  await expect(discountForm(page).getByRole('alert')).toContainText('has ended');
  await page.clock.setSystemTime(Date.now() + 365 * DAY);
  await code.fill('FIRSTSUPPER');
  await code.press('Enter');
  await expect(page.getByText('FIRSTSUPPER takes 10% off.')).toBeVisible();
  await agreeToDigital(page);
  const before = Date.now() - 60_000;
  await readyPayButton(page).click();
  const sessionId = await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await pay(page);
  await expectThanks(page);
  const [order] = await ordersOf(sessionId);
  const now = Date.now() + 60_000;
  for (const at of [order!.createdAt, order!.digitalConsent!.agreedAt]) {
    expect(new Date(at).getTime()).toBeGreaterThan(before);
    expect(new Date(at).getTime()).toBeLessThan(now);
  }
});
