import { expect, type Page } from '@playwright/test';
import { sessionOnPage } from './hosted-page.ts';

export const PAN = { id: 'the-two-egg-pan', name: 'The Two-Egg Pan' };
/** Sold everywhere, by email only. */
export const EBOOK = { id: 'twelve-bowls-before-nine', name: 'Twelve Bowls Before Nine' };
/** Not sold in Canada, nor in the region for the rest of the world. */
export const HONEY = { id: 'thyme-honey-sfakia', name: 'Thyme Honey, Sfakia' };
export const APRON = { id: 'the-named-apron', name: 'The Named Apron' };
export const BOOK = { id: 'salt-lemon-sardine', name: 'Salt, Lemon, Sardine' };

export function basketLink(page: Page) {
  return page.getByRole('link', { name: /^Basket/ });
}

/** Expects the basket's badge in the header: its accessible name, and the visible number. */
export async function expectBadge(page: Page, count: number, figure = count === 0 ? '' : String(count)) {
  const name = count === 0 ? 'Basket, empty' : `Basket, ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(basketLink(page)).toHaveAccessibleName(name);
  await expect(basketLink(page)).toHaveText(`Basket ${figure}`.trim());
}

export function addButton(page: Page) {
  return page.getByRole('button', { name: /^Add to basket ·/ });
}

/** Opens a product and adds some of it to the basket. */
export async function add(
  page: Page,
  product: { id: string },
  options: { format?: string; quantity?: number } = {},
) {
  await page.goto(`/products/${product.id}`);
  if (options.format) await page.getByRole('radio', { name: new RegExp(`^${options.format}\\b`) }).check();
  if (options.quantity) await page.getByLabel('Quantity').selectOption(String(options.quantity));
  await addButton(page).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
}

/** Opens the basket and waits until it is loaded. */
export async function openBasket(page: Page) {
  await page.goto('/basket');
  await expect(payButton(page)).toBeVisible();
}

export function payButton(page: Page) {
  return page.getByRole('button', { name: /^(Pay|Place order)/ });
}

/** The Pay button once the delivery price is known, with the total on it. */
export function readyPayButton(page: Page) {
  return page.getByRole('button', { name: /^Pay \D*\d/ });
}

/** Ticks the consent for digital content in GB and the EU. */
export async function agreeToDigital(page: Page) {
  await page.getByRole('checkbox', { name: /^Send my digital copies at once/ }).check();
}

/** Goes from any page through the basket to the payment page. @returns the ID of the checkout session. */
export async function goToPayment(page: Page): Promise<string> {
  await openBasket(page);
  await readyPayButton(page).click();
  return sessionOnPage(page);
}

/** Opens the fields for codes, unless a code has opened them. */
export async function openCodes(page: Page) {
  const codes = page.locator('details.codes');
  await expect(codes).toBeVisible();
  if ((await codes.getAttribute('open')) === null)
    await page.getByText('Add a promo code, gift card or creator code').click();
}

export function discountForm(page: Page) {
  return page.getByRole('form', { name: 'Discount' });
}

export function quantityOf(page: Page, name: string) {
  return page.getByRole('spinbutton', { name: `Quantity of ${name}` });
}

/** The line of a product in the basket or on a receipt, and not its picture in a list. */
export function lineOf(page: Page, name: string) {
  return page.locator('li.line', { hasText: name });
}

export function remove(page: Page, name: string) {
  return page.getByRole('button', { name: `Remove ${name}` });
}

/** The basket in the tab's session storage. */
export function storedItems(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('found:basket') ?? '{"items":[]}').items);
}

/** Expects neither region nor locale in the path, and in the paths that the page links to. */
export async function expectPlainAddresses(page: Page) {
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const paths = [page.url(), ...links]
    .filter((url) => url.startsWith(new URL(page.url()).origin))
    .map((url) => new URL(url).pathname);
  expect(paths.filter((path) => /^\/(regions|us|gb|uk|ca|eu|latam|go|en)(-|\/|$)/i.test(path))).toEqual([]);
}
