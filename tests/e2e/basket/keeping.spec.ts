import { add, BOOK, EBOOK, expectBadge, openBasket, PAN, quantityOf, remove } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('[BAS-07] the basket is kept after reload and navigation @narrow-long', async ({ page }) => {
  await add(page, PAN, { format: 'Pan and lid', quantity: 2 });
  await page.reload();
  await expectBadge(page, 2);
  await page.goto('/');
  await expectBadge(page, 2);
  await openBasket(page);
  await expect(quantityOf(page, PAN.name)).toHaveValue('2');
  await page.reload();
  await expect(quantityOf(page, PAN.name)).toHaveValue('2');
});

const item = { id: 'x-1', _id: 'x', quantity: 1 };
const DAMAGED = {
  'no JSON at all': '{"version":1,"items":[',
  null: 'null',
  'a number': '17',
  'another shop’s basket': '{"cart":{"id":"gid://shop/1","lines":[]}}',
  'an older version': JSON.stringify({ version: 0, stamp: 1, writer: 'a', items: [item] }),
  'a newer version': JSON.stringify({ version: 99, stamp: 1, writer: 'a', items: [item] }),
  'lines of the wrong shape': JSON.stringify({
    version: 1,
    stamp: 1,
    writer: 'a',
    items: [item, null, 'x', []],
  }),
  'a hostile one': '{"version":1,"stamp":1,"writer":"a","items":[{"__proto__":{"polluted":true}}]}',
  'five million letters': 'x'.repeat(5_000_000),
};
for (const [what, text] of Object.entries(DAMAGED))
  test(`[BAS-07] [F62] stored rubbish breaks no page: ${what} @wide @long`, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (sessionStorage.getItem('planted')) return;
      for (const key of ['found:basket', 'found:checkout', 'found:shipping-method']) {
        try {
          sessionStorage.setItem(key, stored);
        } catch {
          // The browser has reached its storage limit.
        }
      }
      sessionStorage.setItem('planted', 'yes');
    }, text);
    await page.goto('/basket');
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing in here yet' })).toBeVisible();
    await expect(page.getByText('We could not restore all of your basket')).toBeVisible();
    await expectBadge(page, 0);
    await add(page, PAN);
    await openBasket(page);
    await expect(quantityOf(page, PAN.name)).toHaveValue('1');
    await expect(page.getByText('We could not restore'), 'said once').toHaveCount(0);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });

const REFUSALS = {
  'access to storage throws': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'reading and writing throw': () => {
    for (const name of ['getItem', 'setItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};
/** The one that runs with every test. */
const USUAL = 'access to storage throws';
for (const [what, refuse] of Object.entries(REFUSALS))
  test(`[BAS-07] [F60] [F61] where ${what}, the item is in the basket for as long as the page is open, and a message says so @wide${what === USUAL ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await add(page, PAN);
    await expectBadge(page, 1);
    await expect(page.getByText('Your browser does not let us save your basket')).toBeVisible();
    await page.goto('/basket');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

test('[BAS-07] [D03] typed details are restored in this tab, and are neither in the basket nor in permanent storage @wide @long', async ({
  page,
}) => {
  await add(page, BOOK);
  await openBasket(page);
  await page.getByText('Add your address now').click();
  await page.getByRole('main').getByLabel('Email').fill('ana@mail.example');
  await page.goto('/creators');
  await openBasket(page);
  await page.getByText('Add your address now').click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ana@mail.example');
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('found:basket'),
    JSON.stringify({ ...localStorage }),
  ]);
  expect(kept.join()).not.toContain('ana@mail.example');
});

test('[BAS-07] two tabs are synchronized, and a new one takes the basket @wide', async ({
  page,
  context,
}) => {
  await add(page, PAN);
  const other = await context.newPage();
  await other.goto('/');
  await expectBadge(other, 1);
  await add(other, EBOOK);
  await expectBadge(page, 2);

  await openBasket(page);
  await openBasket(other);
  await quantityOf(page, PAN.name).fill('7');
  await expect(quantityOf(other, PAN.name)).toHaveValue('7');
  await remove(other, EBOOK.name).click();
  await expect(quantityOf(page, EBOOK.name)).toHaveCount(0);
  await expectBadge(page, 7);

  await page.close();
  await other.reload();
  await expectBadge(other, 7);
});

test('a tab that is opened after all others are closed starts empty @wide @long', async ({
  page,
  context,
}) => {
  await add(page, PAN);
  const other = await context.newPage();
  await page.close();
  await other.goto('/basket');
  await expect(other.getByRole('heading', { level: 1, name: 'Nothing in here yet' })).toBeVisible();
  await expectBadge(other, 0);
});
