import type { Page } from '@playwright/test';
import { money, writtenPrice } from './support/catalogue.ts';
import { sessionOnPage } from './support/hosted-page.ts';
import { holdScripts } from './support/scripts.ts';
import {
  add,
  addButton,
  BOOK,
  EBOOK,
  expectBadge,
  openBasket,
  PAN,
  quantityOf,
  readyPayButton,
  storedItems,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const putBack = (page: Page, name: string) => page.getByRole('button', { name: `Put back ${name}` });
const emptyHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nothing in here yet' });

test.describe('adding', () => {
  test('[BAS-01] one, or as many as were asked for, not discounted, under the product’s id and the moment', async ({
    page,
  }) => {
    const before = Date.now();
    await add(page, PAN);
    await add(page, EBOOK, { quantity: 4 });
    await expectBadge(page, 5);
    const items = await storedItems(page);
    expect(items).toMatchObject([
      { _id: PAN.id, quantity: 1, discounted: false, productFormatId: 'pan', customizationQuery: '' },
      { _id: EBOOK.id, quantity: 4, discounted: false, productFormatId: 'ebook' },
    ]);
    for (const { id, _id } of items) {
      const stamp = Number(String(id).slice(`${_id}-`.length));
      expect(String(id).startsWith(`${_id}-`)).toBe(true);
      expect(stamp).toBeGreaterThanOrEqual(before);
      expect(stamp).toBeLessThanOrEqual(Date.now());
    }
  });

  test('[BAS-01] the first click counts, and counts once, while the island is still on its way', async ({
    page,
  }) => {
    const release = await holdScripts(page, (url) => /AddForm|client/i.test(url));
    await page.goto(`/products/${PAN.id}`);
    await addButton(page).click();
    await expectBadge(page, 0);
    release();
    await expect(page.getByText('In your basket:')).toBeVisible();
    await expectBadge(page, 1);
    await expect(page).toHaveURL(`/products/${PAN.id}`);
    expect(await storedItems(page)).toHaveLength(1);
  });

  test('what was chosen before the island came is what is added @wide', async ({ page }) => {
    const release = await holdScripts(page, (url) => /AddForm|client/i.test(url));
    await page.goto(`/products/${PAN.id}`);
    await page.getByRole('radio', { name: /^Pan and lid/ }).check();
    await page.getByLabel('Quantity').selectOption('3');
    await addButton(page).click();
    release();
    await expect(page.getByText('In your basket:')).toBeVisible();
    expect(await storedItems(page)).toMatchObject([{ productFormatId: 'pan-and-lid', quantity: 3 }]);
  });

  test('[BAS-09] what is sold out, only for trials, or not sold here cannot be added; a pre-order says so', async ({
    page,
  }) => {
    await page.goto('/products/herb-bowl');
    await expect(page.getByRole('heading', { name: 'Sold out for now' })).toBeVisible();
    await expect(page.getByRole('button', { name: /basket|buy now|pre-order/i })).toHaveCount(0);

    await page.goto('/products/proof-copy');
    await expect(page.getByRole('button', { name: /basket|buy now|pre-order/i })).toHaveCount(0);

    await page.goto('/products/aji-amarillo-tube');
    await expect(page.getByRole('heading', { name: 'Not sold in the UK' })).toBeVisible();
    await expect(page.getByRole('button', { name: /basket|buy now|pre-order/i })).toHaveCount(0);

    await page.goto('/products/low-tide');
    await expect(page.getByText(/^Out on .* \d{4}\. You pay now/)).toBeVisible();
    await page.getByRole('button', { name: /^Pre-order · £/ }).click();
    await expect(page.getByText('In your basket:')).toBeVisible();
    await page.goto('/basket');
    await expect(page.getByText(/^Pre-order, out on /)).toBeVisible();
  });
});

test.describe('changing', () => {
  test('[BAS-04] a quantity is held between 1 and 99, an empty one stays empty, and 1 to 10 are offered', async ({
    page,
  }) => {
    const price = await writtenPrice(PAN.id, 'pan', 'GB');
    await page.goto(`/products/${PAN.id}`);
    const offered = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    await expect(page.getByLabel('Quantity').getByRole('option')).toHaveText(offered);
    await add(page, PAN);
    await openBasket(page);
    const field = quantityOf(page, PAN.name);
    const listed = field.evaluate((input) =>
      [...((input as HTMLInputElement).list?.options ?? [])].map((option) => option.value),
    );
    expect(await listed).toEqual(offered);

    for (const [typed, held] of [
      ['150', '99'],
      ['0', '1'],
      ['-7', '1'],
      ['42', '42'],
    ] as const) {
      await field.fill(typed);
      await expect(field).toHaveValue(held);
      await expectBadge(page, Number(held));
    }
    await expect(lineOf(page, PAN.name)).toContainText(money(42 * price, 'GB'));

    await field.fill('');
    await expect(field).toHaveValue('');
    await expect(page.getByText('How many would you like?').first()).toBeVisible();
    await expectBadge(page, 0);
    await field.fill('99');
    const more = page.getByRole('button', { name: `One more of ${PAN.name}` });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await more.click({ force: true });
    await expect(field).toHaveValue('99');
    await page.getByRole('button', { name: `One fewer of ${PAN.name}` }).click();
    await expect(field).toHaveValue('98');
  });

  test('[BAS-05] another format begins again with one, at its own price', async ({ page }) => {
    const price = await writtenPrice(PAN.id, 'pan-and-lid', 'GB');
    await add(page, PAN, { quantity: 5 });
    await openBasket(page);
    await page.getByLabel(`Format of ${PAN.name}`).selectOption(`Pan and lid · ${money(price, 'GB')}`);
    await expect(quantityOf(page, PAN.name)).toHaveValue('1');
    await expect(lineOf(page, PAN.name)).toContainText(money(price, 'GB'));
    await expectBadge(page, 1);
  });

  test('[BAS-02] a line is put back where it stands, and undone to the very same place', async ({ page }) => {
    await add(page, PAN);
    await add(page, EBOOK);
    await add(page, BOOK);
    await openBasket(page);
    const names = page.getByRole('spinbutton');
    const order = () => names.evaluateAll((all) => all.map((input) => input.getAttribute('aria-label')));
    const all = [PAN, EBOOK, BOOK].map(({ name }) => `Quantity of ${name}`);
    await expect(names).toHaveCount(3);
    expect(await order()).toEqual(all);

    await putBack(page, EBOOK.name).click();
    await expect(names).toHaveCount(2);
    expect(await order()).toEqual([all[0], all[2]]);
    await expectBadge(page, 2);
    await expect(page.getByText(`${EBOOK.name} is back on the shelf.`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names).toHaveCount(3);
    expect(await order()).toEqual(all);
    await expectBadge(page, 3);
  });

  test('[BAS-06] everything goes back only once the dialog is answered with yes, and can be undone', async ({
    page,
  }) => {
    await add(page, PAN);
    await add(page, EBOOK, { quantity: 2 });
    await openBasket(page);
    const clear = page.getByRole('button', { name: 'Put everything back' }).first();
    const dialog = page.getByRole('dialog', { name: 'Put everything back?' });

    await clear.click();
    await expect(dialog).toContainText('Three things would leave your basket.');
    await dialog.getByRole('button', { name: 'Keep it all' }).click();
    await expect(dialog).toHaveCount(0);
    await clear.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectBadge(page, 3);

    await clear.click();
    await dialog.getByRole('button', { name: 'Put everything back' }).click();
    await expect(emptyHeading(page)).toBeVisible();
    await expectBadge(page, 0);
    expect(await storedItems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(quantityOf(page, EBOOK.name)).toHaveValue('2');
    await expectBadge(page, 3);
  });

  test('[HDR-09] the badge is blank at 0, a number to 100, and an asterisk above', async ({ page }) => {
    await page.goto('/');
    await expectBadge(page, 0, '');
    await add(page, PAN);
    await expectBadge(page, 1, '1');
    await openBasket(page);
    await quantityOf(page, PAN.name).fill('99');
    await expectBadge(page, 99, '99');
    await add(page, EBOOK);
    await expectBadge(page, 100, '100');
    await add(page, EBOOK);
    await expectBadge(page, 101, '*');
    await page.goto('/about-us');
    await expectBadge(page, 101, '*');
  });
});

test.describe('keeping', () => {
  test('[BAS-07] the basket outlives reload and navigation', async ({ page }) => {
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
    test(`[BAS-07] stored rubbish breaks no page: ${what} @wide`, async ({ page }) => {
      await page.addInitScript((stored) => {
        if (sessionStorage.getItem('planted')) return;
        for (const key of ['found:basket', 'found:checkout', 'found:shipping-method']) {
          try {
            sessionStorage.setItem(key, stored);
          } catch {
            // The browser keeps no more than it can.
          }
        }
        sessionStorage.setItem('planted', 'yes');
      }, text);
      await page.goto('/basket');
      await expect(emptyHeading(page)).toBeVisible();
      await expect(page.getByText('Part of your basket could not be read again')).toBeVisible();
      await expectBadge(page, 0);
      await add(page, PAN);
      await openBasket(page);
      await expect(quantityOf(page, PAN.name)).toHaveValue('1');
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
  for (const [what, refuse] of Object.entries(REFUSALS))
    test(`[BAS-07] where ${what}, the item is in the basket for as long as the page is open, and the shopper is told @wide`, async ({
      page,
    }) => {
      await page.addInitScript(refuse);
      await add(page, PAN);
      await expectBadge(page, 1);
      await expect(page.getByText('Your browser keeps nothing for us')).toBeVisible();
      await page.goto('/basket');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test.describe('two tabs', () => {
  test('[BAS-07] stay in step, and a new one takes over the basket @wide', async ({ page, context }) => {
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
    await putBack(other, EBOOK.name).click();
    await expect(quantityOf(page, EBOOK.name)).toHaveCount(0);
    await expectBadge(page, 7);

    await page.close();
    await other.reload();
    await expectBadge(other, 7);
  });

  test('a tab that opens after all others are closed begins anew @wide', async ({ page, context }) => {
    await add(page, PAN);
    const other = await context.newPage();
    await page.close();
    await other.goto('/basket');
    await expect(emptyHeading(other)).toBeVisible();
    await expectBadge(other, 0);
  });
});

test.describe('paying when something goes wrong', () => {
  test('[CHK-04] however often Pay is pressed, one session is made @wide', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/checkout')) asked.push(request.url());
    });
    await add(page, PAN);
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    await readyPayButton(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
    await sessionOnPage(page);
    expect(asked).toHaveLength(1);
  });

  test('[CHK-04] a double click on Pay makes one session', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/checkout')) asked.push(request.url());
    });
    await add(page, PAN);
    await openBasket(page);
    await readyPayButton(page).dblclick();
    await sessionOnPage(page);
    expect(asked).toHaveLength(1);
  });

  test('when the store cannot open the payment page it says so, keeps the basket, and the next press works', async ({
    page,
    allow,
  }) => {
    allow(/status of 503/, /answer 503/);
    await add(page, PAN, { quantity: 2 });
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    await page.route('**/api/checkout', (route) =>
      route.fulfill({
        status: 503,
        json: {
          error: {
            code: 'payment_unavailable',
            message:
              'The payment page is not answering. Nothing was charged and your basket is kept. Please try again in a minute.',
            requestId: 'r',
          },
        },
      }),
    );
    await readyPayButton(page).click();
    const message = page.getByText('The payment page is not answering.');
    await expect(message).toBeVisible();
    await expect(message).toBeFocused();
    await expectBadge(page, 2);
    expect(await storedItems(page)).toMatchObject([{ _id: PAN.id, quantity: 2 }]);
    await page.unroute('**/api/checkout');
    await readyPayButton(page).click();
    await sessionOnPage(page);
  });

  test('without a connection it says so, and pays once there is one @wide', async ({
    page,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    await add(page, PAN);
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    await context.setOffline(true);
    await readyPayButton(page).click();
    await expect(page.getByText(/We could not reach the store\. Are you online\?/)).toBeVisible();
    await expectBadge(page, 1);
    await context.setOffline(false);
    await readyPayButton(page).click();
    await sessionOnPage(page);
  });

  test('an answer lost on the way is asked for again, and leads to the same session @wide', async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/);
    let lost = '';
    await add(page, PAN);
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    await page.route(
      '**/api/checkout',
      async (route) => {
        const response = await route.fetch();
        lost = (await response.json()).checkoutSessionId;
        await route.abort();
      },
      { times: 1 },
    );
    await readyPayButton(page).click();
    await expect(page.getByText(/We could not reach the store/)).toBeVisible();
    await readyPayButton(page).click();
    expect(await sessionOnPage(page)).toBe(lost);
  });

  test('an island that cannot be loaded leaves a form that buys by itself @wide', async ({ page, allow }) => {
    allow(/ERR_FAILED/, /Failed to load|Failed to fetch|error loading|dynamically imported/i);
    await page.route(/_astro\/AddForm.*\.js/, (route) => route.abort());
    await page.goto(`/products/${PAN.id}`);
    await page.getByRole('button', { name: 'Buy now' }).click();
    await sessionOnPage(page);
  });
});
