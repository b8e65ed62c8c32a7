import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Whose country the browser is in. */
  country: string;
  /** Console errors that a test brings about itself. */
  expectedErrors: RegExp;
};

/** A page in Britain that fails its test on any console error, page error or request that went wrong unexpectedly. */
export const test = base.extend<Options & { watched: undefined }>({
  country: ['GB', { option: true }],
  expectedErrors: [/^$/, { option: true }],
  extraHTTPHeaders: async ({ country }, use) => use({ 'x-country': country }),
  watched: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          errors.push(`${message.text()} (${message.location().url})`);
      });
      // A transition between two pages that the browser itself skips is no fault of a page's.
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!text.includes('Transition was skipped')) errors.push(text);
      });
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const BOOK = { id: 'salt-lemon-sardine', name: 'Salt, Lemon, Sardine' };
export const PAN = { id: 'the-two-egg-pan', name: 'The Two-Egg Pan' };
/** Digital only, and not sold in Latin America. */
export const COURSE = { id: 'tempering-by-hand', name: 'Tempering by Hand' };

/** The basket link's name as it is read out. */
export const basketLink = (page: Page) => page.locator('[data-basket-link]').first();

/** Adds a product on its own page and waits until it is in the basket. */
export async function add(page: Page, product: { id: string }, format?: string): Promise<void> {
  await page.goto(`/products/${product.id}`);
  if (format) await page.getByRole('radio', { name: format }).check();
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
}

/** Opens the basket and waits until it can be used and the post is known. */
export async function openBasket(page: Page): Promise<void> {
  await page.goto('/basket');
  await expect(page.getByRole('button', { name: /^(Pay .|Place the order)/ })).toBeVisible();
}

export const line = (page: Page, { name }: { name: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The records of the basket in this tab's storage. */
export async function stored(
  page: Page,
): Promise<{ quantity: number | ''; discounted: boolean; productFormatId: string }[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('found:basket') ?? '{"items":[]}').items);
}

/** Lets requests for scripts whose names match wait until `release` is called. */
export async function holdScripts(context: BrowserContext, name: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(name, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
