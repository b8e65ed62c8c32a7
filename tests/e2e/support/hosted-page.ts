import { expect, type Page } from '@playwright/test';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const CONFIRMED_CARD = '4000 0025 0000 3155';

type Shopper = { country: string; card?: string; email?: string; isPosted?: boolean };

/** The ID of the checkout session, from the hosted page's address. */
export async function sessionOnPage(page: Page): Promise<string> {
  await page.waitForURL(/\/c\/pay\/cs_/);
  return /\/(cs_\w+)/.exec(page.url())![1]!;
}

/** Fills in the hosted payment page; `isPosted` says whether it must ask for an address. */
export async function fillIn(page: Page, { country, card = GOOD_CARD, email, isPosted = true }: Shopper) {
  await page.getByLabel('Email').fill(email ?? 'wren@mail.example');
  await page.getByLabel('Full name').fill('Wilhelmina Wren');
  await page.getByLabel('Country').selectOption({ label: country });
  const address = page.getByLabel('Address line 1');
  await expect(address).toHaveCount(isPosted ? 1 : 0);
  if (isPosted) {
    await address.fill('17 Heron Steps');
    await page.getByLabel('City').fill('Northwick');
    await page.getByLabel('Postcode').fill('10001');
  }
  await typeCard(page, card);
}

export async function typeCard(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
}

export async function pay(page: Page) {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** The total on the hosted page, in minor units, and its currency sign. */
export async function sumOnPage(page: Page): Promise<{ amount: number; sign: string }> {
  const text = await page.getByText('To pay now').locator('..').locator('strong').textContent();
  const [, sign = '', figures = ''] = /([^\d\s]+)\s*([\d,.]+)\s*$/.exec(text ?? '') ?? [];
  return { amount: Math.round(Number(figures.replaceAll(',', '')) * 100), sign };
}

export async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
}

/** The amounts on a page by name, as written; for the store's receipts and for the payment page. */
export async function sumsOn(page: Page): Promise<Record<string, string>> {
  const rows = await page
    .locator('dl.sums > div')
    .evaluateAll((all) =>
      all.map((row) =>
        [row.querySelector('dt'), row.querySelector('dd')].map(
          (cell) => cell?.textContent?.trim().replace(/\s+/g, ' ') ?? '',
        ),
      ),
    );
  return Object.fromEntries(rows) as Record<string, string>;
}
