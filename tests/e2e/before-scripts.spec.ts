import type { Page } from '@playwright/test';
import { holdScripts } from './support/scripts.ts';
import { addButton, BOOK, expectBadge, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Actions of a shopper on a slow phone, before the script for them has loaded, are kept. */
const AJI = '/recipe/aji-de-gallina';
const needs = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const row = (page: Page, name: string) => needs(page).getByRole('listitem').filter({ hasText: name });
const tick = (page: Page, name: string) => row(page, name).getByRole('checkbox');
const picker = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Region and currency:' });
const region = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}\\b`) });
const isAny = () => true;

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test.describe('before any script of the page has loaded', () => {
  test('[CAT-06] ticks, measures and servings count, and are kept after a reload @wide @long', async ({
    page,
  }) => {
    const release = await holdScripts(page, isAny);
    await page.goto(AJI, { waitUntil: 'commit' });
    await tick(page, 'walnuts').check();
    await needs(page).getByRole('button', { name: 'More servings' }).dblclick();
    await needs(page).getByRole('radio', { name: 'US cups' }).check();
    release();
    await expect(needs(page).getByRole('status')).toHaveText('6');
    await expect(row(page, 'chicken legs')).toContainText('lb');
    await page.reload();
    await expect(needs(page).getByRole('status')).toHaveText('6');
    await expect(row(page, 'chicken legs')).toContainText('lb');
    await expect(tick(page, 'walnuts')).toBeChecked();
  });

  test('[CAT-06] an unticked ingredient is not ticked again from storage @wide @long', async ({ page }) => {
    await page.goto(AJI);
    await tick(page, 'walnuts').check();
    await tick(page, 'eggs').check();
    const release = await holdScripts(page, isAny);
    await page.reload({ waitUntil: 'commit' });
    await tick(page, 'walnuts').check();
    await tick(page, 'walnuts').uncheck();
    await needs(page).getByRole('button', { name: 'More servings' }).click();
    release();
    await expect(needs(page).getByRole('status')).toHaveText('5');
    await expect(tick(page, 'eggs')).toBeChecked();
    await expect(tick(page, 'walnuts')).not.toBeChecked();
  });

  test('products added from their cards are in the basket @wide @long', async ({ page }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/discover', { waitUntil: 'commit' });
    const add = page.getByRole('main').getByRole('button', { name: /^Add to basket/ });
    await add.nth(0).click();
    await add.nth(1).click();
    release();
    await expectBadge(page, 2);
  });

  test('[BAS-01] a product with its chosen options is added to the basket once @wide', async ({ page }) => {
    const release = await holdScripts(page, isAny);
    await page.goto(`/products/${BOOK.id}`, { waitUntil: 'commit' });
    await page.getByLabel('Quantity').selectOption('3');
    await addButton(page).click();
    await addButton(page).press('Enter');
    release();
    await expect(page.getByText('In your basket:')).toBeVisible();
    await expectBadge(page, 3);
    await expect(page).toHaveURL(`/products/${BOOK.id}`);
  });

  test('a withdrawal is sent in place, once, however often the button is clicked @wide @long', async ({
    page,
  }) => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/withdrawal')) posts += 1;
    });
    const release = await holdScripts(page, isAny);
    await page.goto('/withdraw', { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Your name').fill('Ana Teixeira');
    await form.getByLabel('Your email address').fill(`${crypto.randomUUID()}@example.com`);
    await form.getByLabel('Order number').fill('F-7K3M9-QXAB4');
    await form.getByLabel('Items to return or cancel').fill('The jar that came in two halves.');
    await form.getByRole('button', { name: 'Confirm withdrawal' }).dblclick();
    release();
    await expect(page.getByRole('heading', { name: 'We have your withdrawal.' })).toBeFocused();
    await expect(page).toHaveURL('/withdraw');
    expect(posts).toBe(1);
  });

  test('a message without consent to the captcha is not sent, and asks for it @wide @long', async ({
    page,
  }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/feedback', { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Your feedback').fill('The letters are small.');
    await form.getByRole('button', { name: 'Send feedback' }).dblclick();
    release();
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
      /^Allow the security check/,
    ]);
    await expect(form.getByLabel('Your feedback')).toHaveValue('The letters are small.');
  });

  test('two clicks on Buy now send one order @wide @long', async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/checkout')) posts += 1;
    });
    await holdScripts(page, isAny);
    await page.goto(`/products/${PAN.id}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Buy now' }).dblclick();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    expect(posts).toBe(1);
  });

  test('if the page’s script fails, the clicked button buys this product by a plain POST @wide', async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/, /Transition was skipped/);
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('**/_astro/page.*.js', async (route) => {
      await isPressed;
      await route.abort();
    });
    await page.goto(`/products/${PAN.id}`, { waitUntil: 'commit' });
    await addButton(page).click();
    press();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });

  test('if no script loads for 20 seconds, the clicked button buys this product by a plain POST @wide @long', async ({
    page,
    allow,
  }) => {
    allow(/Transition was skipped/);
    await page.clock.install();
    await holdScripts(page, isAny);
    await page.goto(`/products/${PAN.id}`, { waitUntil: 'commit' });
    await addButton(page).click();
    await page.clock.runFor(19_000);
    await expect(page).toHaveURL(`/products/${PAN.id}`);
    await page.clock.runFor(1_000);
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });

  test('a filter chosen in a list is combined with the one in its address @wide @long', async ({ page }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/products?section=pantry', { waitUntil: 'commit' });
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.click();
    await sort.selectOption('price-up');
    release();
    await expect(page).toHaveURL('/products?section=pantry&sort=price-up');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('pantry');
    await expect(sort).toHaveValue('price-up');
  });

  test('a search that is being typed gets its suggestions @wide @long', async ({ page }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/search', { waitUntil: 'commit' });
    const field = page.getByRole('main').locator('[name=keyword]');
    await field.pressSequentially('sardine');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('sardine');
  });

  test('Escape closes the list of regions @wide @long', async ({ page }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await picker(page).press('Enter');
    await expect(region(page, 'USA')).toBeVisible();
    await page.keyboard.press('Escape');
    release();
    await expect(region(page, 'USA')).toBeHidden();
    await expect(picker(page)).toBeFocused();
  });
});

test.describe('while its script is loading', () => {
  test('[SAV-01] an item is saved though the page is left at once, and its button shows that without a touch @wide @long', async ({
    page,
  }) => {
    const isOfSaved = (url: string) => /\/saved\.client\./.test(url);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    for (const path of [`/products/${BOOK.id}`, AJI]) {
      await holdScripts(page, isOfSaved);
      await page.goto(path);
      await button('Save for later').click();
      await page.goto('/about-us');
    }
    await page.unrouteAll();
    await page.goto('/saved');
    await expect(page.getByText('2 items.')).toBeVisible();
    const release = await holdScripts(page, isOfSaved);
    await page.goto(AJI);
    await expect(button('Saved')).toHaveAttribute('aria-pressed', 'true');
    await button('Saved').click();
    release();
    await expect(page.getByText('Removed from your saved items.')).toBeVisible();
    await button('Save for later').click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await expect(button('Saved')).toBeVisible();
  });

  test('[CAT-06] a tick is saved at once @wide @long', async ({ page }) => {
    await holdScripts(page, (url) => /kitchen/.test(url));
    await page.goto(AJI);
    await tick(page, 'evaporated milk').check();
    await row(page, 'walnuts').getByText('walnuts').click();
    await page.goto('/recipe/champurrado');
    await page.goto(AJI);
    for (const name of ['evaporated milk', 'walnuts']) await expect(tick(page, name)).toBeChecked();
    await expect(needs(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('[CAT-06] step-by-step cooking, started by two clicks, opens once, and releases the screen lock when it ends @wide @long', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const locks = { held: 0 };
      const release = async () => {
        locks.held -= 1;
      };
      const request = async () => {
        locks.held += 1;
        return { release };
      };
      Object.assign(window, { locks });
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
    const release = await holdScripts(page, (url) => /kitchen/.test(url));
    await page.goto(AJI);
    await page.getByRole('button', { name: 'Cook step by step' }).dblclick();
    release();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/^Step 1 /);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(held).toBe(0);
  });

  test('Escape closes the list of regions, and returns the focus @wide @long', async ({ page }) => {
    const release = await holdScripts(page, (url) => /menu\.client/.test(url));
    await page.goto('/about-us');
    await picker(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(region(page, 'USA')).toBeFocused();
    await page.keyboard.press('Escape');
    release();
    await expect(region(page, 'USA')).toBeHidden();
    await expect(picker(page)).toBeFocused();
  });

  test('an earlier Escape does not close a list of regions that was opened again @wide @long', async ({
    page,
  }) => {
    const release = await holdScripts(page, (url) => /switch-region/.test(url));
    await page.goto('/about-us');
    const asked = page.waitForRequest(/switch-region/);
    await picker(page).press('Enter');
    const script = (await asked).url();
    await page.keyboard.press('Escape');
    await expect(region(page, 'USA')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(region(page, 'USA')).toBeVisible();
    release();
    await page.evaluate((url) => import(url), script);
    await expect(region(page, 'USA')).toBeVisible();
  });

  test('every clicked card is added to the basket @wide @long', async ({ page }) => {
    const release = await holdScripts(page, (url) => /add-from-card/.test(url));
    await page.goto('/discover');
    const add = page.getByRole('main').getByRole('button', { name: /^Add to basket/ });
    for (const place of [0, 1, 1, 2]) await add.nth(place).click();
    release();
    await expectBadge(page, 3);
  });

  test('a choice in a message is not overwritten by its draft @wide @long', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    const topic = form.getByLabel('Topic');
    await form.getByLabel('Your message').fill('The jar came in two halves.');
    await topic.selectOption('Something broken, missing or wrong');
    await expect(form).toHaveAttribute('novalidate');
    await form.getByLabel('Your message').fill('The jar came in three halves.');
    await page.goto('/about-us');
    const release = await holdScripts(page, (url) => /\/message-island\.client\./.test(url));
    await page.goto('/contact');
    await topic.selectOption({ index: 1 });
    const chosen = await topic.inputValue();
    release();
    await expect(form.getByLabel('Your message')).toHaveValue('The jar came in three halves.');
    await expect(topic).toHaveValue(chosen);
  });
});
