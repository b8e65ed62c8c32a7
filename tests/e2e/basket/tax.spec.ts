import type { Page } from '@playwright/test';
import { expectThanks, fillIn, pay } from '../support/hosted-page.ts';
import { add, BOOK, goToPayment, openBasket, PAN, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The value beside a name among the amounts of a receipt. */
function sumBeside(page: Page, name: string) {
  return page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
}

test.describe('in Great Britain', { tag: '@wide' }, () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

  test('[CHK-09] the receipt shows the included VAT by rate, before and after the payment @long', async ({
    page,
  }) => {
    await add(page, PAN);
    await add(page, BOOK);
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    const inBasket = await sumBeside(page, 'VAT 20% in the price').textContent();
    expect(inBasket).toMatch(/^£\d+\.\d\d$/);
    // Tax of nothing is not listed.
    await expect(page.getByText('VAT 0%')).toHaveCount(0);
    const lineOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(lineOf(PAN.name)).toContainText(/VAT 20%: £\d+\.\d\d/);
    await goToPayment(page);
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    await expect(sumBeside(page, 'VAT 20% in the price')).toHaveText(inBasket ?? '');
    await expect(page.getByText('VAT 0%')).toHaveCount(0);
  });
});

test.describe('in the EU', { tag: '@wide' }, () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'FR' } });

  test('[CHK-01] VAT is mentioned until the country is known, and then has an amount @long', async ({
    page,
  }) => {
    await add(page, BOOK);
    await openBasket(page);
    await expect(sumBeside(page, 'VAT')).toHaveText('in the price');
    await page.getByText('Add your address now').click();
    const country = page.getByLabel('Country').first();
    await country.selectOption({ label: 'France' });
    await expect(sumBeside(page, 'VAT 5.5% in the price')).toHaveText(/^€\d+\.\d\d$/);
    await country.selectOption({ label: 'Germany' });
    await expect(sumBeside(page, 'VAT 7% in the price')).toHaveText(/^€\d+\.\d\d$/);
  });
});

test.describe('in the United States', { tag: '@wide' }, () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'US' } });

  test('no tax is mentioned if none is added @long', async ({ page }) => {
    await add(page, BOOK);
    await expect(page.getByText('No tax is added.')).toBeVisible();
    await openBasket(page);
    await expect(sumBeside(page, 'Tax')).toHaveText('none added');
    await expect(page.getByRole('main')).not.toContainText('VAT');
  });
});
