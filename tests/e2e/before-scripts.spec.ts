import type { Page } from '@playwright/test';
import { holdScripts } from './support/scripts.ts';
import { addButton, BOOK, expectBadge, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** What a shopper does on a slow phone, before the script for it is there, counts all the same. */
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

test.describe('before any script of the page has come', () => {
  test('[CAT-06] ticks, measures and servings count, and stay after a reload @wide', async ({ page }) => {
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

  test('[CAT-06] what is unticked is not ticked again from memory @wide', async ({ page }) => {
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

  test('things put into the basket from their cards are in it @wide', async ({ page }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/discover', { waitUntil: 'commit' });
    const add = page.getByRole('main').getByRole('button', { name: /^Add to basket/ });
    await add.nth(0).click();
    await add.nth(1).click();
    release();
    await expectBadge(page, 2);
  });

  test('[BAS-01] what is chosen on a product’s page and put into the basket is in it, once @wide', async ({
    page,
  }) => {
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

  test('a withdrawal is sent in place, once, however often the button is pressed @wide', async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/withdrawal')) posts += 1;
    });
    const release = await holdScripts(page, isAny);
    await page.goto('/withdraw', { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Your name').fill('Ana Teixeira');
    await form.getByLabel('Your e-mail address').fill(`${crypto.randomUUID()}@example.com`);
    await form.getByLabel('Order number').fill('F-7K3M9-QXAB4');
    await form.getByLabel('Items to return or cancel').fill('The jar that came in two halves.');
    await form.getByRole('button', { name: 'Confirm withdrawal' }).dblclick();
    release();
    await expect(page.getByRole('heading', { name: 'We have your withdrawal.' })).toBeFocused();
    await expect(page).toHaveURL('/withdraw');
    expect(posts).toBe(1);
  });

  test('a message whose writer was never asked about the check for robots is not sent, and asks @wide', async ({
    page,
  }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/feedback', { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Your feedback').fill('The letters are small.');
    await form.getByRole('button', { name: 'Send feedback' }).dblclick();
    release();
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
      /^Agree to the check for robots/,
    ]);
    await expect(form.getByLabel('Your feedback')).toHaveValue('The letters are small.');
  });

  test('Buy now pressed twice sends one order @wide', async ({ page }) => {
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

  test('where the page’s script fails, what was pressed buys this one thing by a plain post @wide', async ({
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

  test('where no script comes for 20 seconds, what was pressed buys this one thing by a plain post @wide', async ({
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

  test('a choice in a list is kept beside the one that its address asks for @wide', async ({ page }) => {
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

  test('a search that is being typed gets its suggestions @wide', async ({ page }) => {
    const release = await holdScripts(page, isAny);
    await page.goto('/search', { waitUntil: 'commit' });
    const field = page.getByRole('main').locator('[name=keyword]');
    await field.pressSequentially('sardine');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('sardine');
  });

  test('Escape closes the list of regions @wide', async ({ page }) => {
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

test.describe('while the script for it is on its way', () => {
  test('[CAT-06] what is ticked off is kept at once @wide', async ({ page }) => {
    await holdScripts(page, (url) => /kitchen/.test(url));
    await page.goto(AJI);
    await tick(page, 'evaporated milk').check();
    await row(page, 'walnuts').getByText('walnuts').click();
    await page.goto('/recipe/champurrado');
    await page.goto(AJI);
    for (const name of ['evaporated milk', 'walnuts']) await expect(tick(page, name)).toBeChecked();
    await expect(needs(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('[CAT-06] cooking step by step, asked for twice, is opened once, and lets the screen go dark after it @wide', async ({
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

  test('Escape closes the list of regions, and gives the focus back @wide', async ({ page }) => {
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

  test('Escape is not pressed again once the list of regions was opened anew @wide', async ({ page }) => {
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

  test('every card that was pressed goes into the basket @wide', async ({ page }) => {
    const release = await holdScripts(page, (url) => /add-from-card/.test(url));
    await page.goto('/discover');
    const add = page.getByRole('main').getByRole('button', { name: /^Add to basket/ });
    for (const place of [0, 1, 1, 2]) await add.nth(place).click();
    release();
    await expectBadge(page, 3);
  });

  test('what was chosen in a message is not undone by its draft @wide', async ({ page }) => {
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
