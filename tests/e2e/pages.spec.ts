import type { Page } from '@playwright/test';
import { money, writtenContent } from './support/catalogue.ts';
import { openFilters } from './support/filters.ts';
import { BOOK, openCodes, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const PAGE_SIZE = 12;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const results = (page: Page) => page.getByRole('main').locator('[data-card]').filter({ visible: true });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const pagerOf = (page: Page, name: string) => page.getByRole('navigation', { name: `Pages of ${name}` });
const namesOf = (page: Page) => results(page).getByRole('heading').allInnerTexts();

async function listed() {
  const { products } = await writtenContent();
  return products.filter(({ data }) => data.kind !== 'test');
}

test('[ERR-02] the not-found page has a search box that leads to the search, with the keyword or without @wide @long', async ({
  page,
  allow,
}) => {
  allow(/status of 404/, /answer 404/);
  await page.goto('/nowhere');
  await page.getByLabel('Search', { exact: true }).fill('sardine');
  await page.getByLabel('Search', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/search?keyword=sardine');
  await page.goto('/nowhere');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/search');
});

test('[RT-05] the basket page has lines, quantities, formats, promo code, shipping, totals and the Pay button', async ({
  page,
}) => {
  await page.goto(`/products/${PAN.id}`);
  await page.getByRole('button', { name: /^Add to basket ·/ }).click();
  await page.getByRole('link', { name: 'View basket' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: PAN.name })).toBeVisible();
  await expect(main.getByRole('spinbutton', { name: `Quantity of ${PAN.name}` })).toHaveValue('1');
  await expect(main.getByRole('combobox', { name: `Set of ${PAN.name}` })).toBeVisible();
  await openCodes(page);
  await expect(main.getByLabel('Promo code')).toBeVisible();
  await expect(main.getByRole('group', { name: 'Delivery' }).getByRole('radio')).toHaveCount(2);
  await expect(main.getByText('Total', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Pay £/ })).toBeEnabled();
});

test.describe('[RT-19] the products', () => {
  test('can be filtered by section and category; the filter is in the address, and Back undoes it', async ({
    page,
  }) => {
    const inPantry = (await listed()).filter(({ data }) =>
      data.categories.some((id) => id.startsWith('pantry/')),
    );
    await page.goto('/products');
    const before = await namesOf(page);
    await openFilters(page);
    await page.getByLabel('Category', { exact: true }).selectOption('pantry');
    await expect(page).toHaveURL('/products?section=pantry');
    await expect(count(page)).toContainText(`${inPantry.length} products`);
    const found = await namesOf(page);
    const names = inPantry.map(({ data }) => data.name);
    expect(found.filter((name) => !names.includes(name))).toEqual([]);

    const tins = inPantry.filter(({ data }) => data.categories.includes('pantry/tins'));
    await page.getByLabel('Type', { exact: true }).selectOption('pantry/tins');
    await expect(page).toHaveURL('/products?section=pantry&category=pantry%2Ftins');
    await expect(count(page)).toContainText(`${tins.length} products`);

    await page.goBack();
    await expect(page).toHaveURL('/products?section=pantry');
    await expect(count(page)).toContainText(`${inPantry.length} products`);
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/products');
    expect(await namesOf(page)).toEqual(before);
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('');
    await page.goForward();
    await expect(count(page)).toContainText(`${inPantry.length} products`);

    await page.reload();
    await expect(count(page)).toContainText(`${inPantry.length} products`);
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('pantry');
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await page.reload();
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('');
    await page.goForward();
    await expect(count(page)).toContainText(`${inPantry.length} products`);
  });

  test('a category of another section is shown in its own section @wide @long', async ({ page }) => {
    await page.goto('/products?section=books');
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('books');
    await page.getByLabel('Type', { exact: true }).selectOption('pantry/tins');
    await expect(page).toHaveURL('/products?section=pantry&category=pantry%2Ftins');
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('pantry');
    await expect(results(page).first()).toBeVisible();
  });

  test('a filter that is removed before the list has loaded leaves no busy state @wide @long', async ({
    page,
  }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/data/products-gb.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/products');
    await page.getByLabel('Category', { exact: true }).selectOption('pantry');
    const busy = page.locator('[data-results][aria-busy]');
    await expect(busy).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expect(busy).toHaveCount(0);
    const arrived = page.waitForResponse('**/data/products-gb.json');
    arrive();
    await arrived;
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('');
    await expect(busy).toHaveCount(0);
  });

  test('an old link with a removed section shows all products, and the filters say so @wide @long', async ({
    page,
  }) => {
    await page.goto('/products?section=attic&sort=weight&type=pre-order');
    await expect(page.getByLabel('Availability', { exact: true })).toHaveValue('pre-order');
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
    const inWaiting = (await listed()).filter(({ data }) => data.type === 'pre-order');
    await expect(count(page)).toContainText(`${inWaiting.length} products`);
  });

  test('can be sorted by price, within limits, in the region’s currency @long', async ({ page }) => {
    await page.goto('/products?sort=price-up&min=10&max=20');
    const sold = (await listed()).flatMap(({ data }) => {
      if (data.availability === 'unavailable') return [];
      // The price on a card: that of the format that the product's page starts with.
      const formats = data.formats.filter(({ prices, stock }) => prices.GB && stock?.count !== 0);
      const amount = (formats.find(({ id }) => id === data.productFormatId) ?? formats[0])?.prices.GB ?? 0;
      const isNow = data.type === 'available';
      return amount >= 1000 && amount <= 2000 ? [{ name: data.name, amount, isNow }] : [];
    });
    await expect(count(page)).toContainText(`${sold.length} products`);
    // Available products come first in every order.
    const ordered = sold.toSorted((a, b) => Number(b.isNow) - Number(a.isNow) || a.amount - b.amount);
    const prices = () =>
      results(page).evaluateAll((cards) =>
        cards.map((card) => Math.round(Number(/£([\d.]+)/.exec(card.textContent)?.[1]) * 100)),
      );
    await expect.poll(prices).toEqual(ordered.map(({ amount }) => amount).slice(0, PAGE_SIZE));

    await openFilters(page);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await expect(page).toHaveURL(/sort=price-down/);
    await expect(results(page).first()).toContainText(
      money(Math.max(...sold.filter(({ isNow }) => isNow).map(({ amount }) => amount)), 'GB'),
    );
    await page.getByLabel('Sort by').selectOption({ label: 'Name' });
    await expect(page).toHaveURL(/sort=name/);
    const byName = sold.toSorted(
      (a, b) => Number(b.isNow) - Number(a.isNow) || a.name.localeCompare(b.name, 'en'),
    );
    await expect.poll(() => namesOf(page)).toEqual(byName.map(({ name }) => name).slice(0, PAGE_SIZE));
  });

  test('have pages of filtered products, and say if there are no matches @long', async ({ page }) => {
    await page.goto('/products?section=books');
    await expect(results(page)).toHaveCount(PAGE_SIZE);
    await expect(count(page)).toContainText('page 1 of');
    const first = await namesOf(page);
    await pagerOf(page, 'products').getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/products?section=books&page=2');
    await expect(count(page)).toContainText('page 2 of');
    expect((await namesOf(page)).filter((name) => first.includes(name))).toEqual([]);
    await expect(count(page)).toBeFocused();

    await openFilters(page);
    await page.getByLabel('Minimum price').fill('5000');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });
});

test('[RT-24] [CAT-04] a product’s page has its pictures, formats, customization, creator, recipes and recommendations @narrow-long', async ({
  page,
}) => {
  const { products, creators } = await writtenContent();
  const { data } = products.find(({ id }) => id === BOOK.id)!;
  const maker = creators.find(({ id }) => id === data.creator)!.data;
  await page.goto(`/products/${BOOK.id}`);
  await expect(heading(page)).toHaveText(data.name);
  for (const [at, { alt }] of data.previewImages.entries()) {
    const picture = page.locator('.gallery img').nth(at);
    await picture.scrollIntoViewIfNeeded();
    // A drawing without a text describes itself.
    await expect(picture).toHaveAccessibleName(alt ?? /\S/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const sold = data.formats.filter(({ prices }) => prices.GB !== undefined);
  await expect(page.getByRole('radio')).toHaveCount(sold.length);
  for (const format of sold) {
    const radio = page.getByRole('radio', { name: new RegExp(`^${format.name}`) }).first();
    await radio.check();
    await expect(page.getByRole('button', { name: /^Add to basket ·/ })).toHaveText(
      `Add to basket · ${money(format.prices.GB!, 'GB')}`,
    );
  }
  const wording = page.getByLabel(new RegExp(`^${data.customization!.label}`));
  await page.getByRole('radio', { name: /^Ebook/ }).check();
  await expect(wording).toBeHidden();
  await page.getByRole('radio', { name: /^Signed hardback/ }).check();
  await expect(wording).toBeVisible();
  await expect(page.getByRole('link', { name: maker.name }).first()).toHaveAttribute(
    'href',
    `/creators/${maker.profile.handle}`,
  );
  await expect(page.getByRole('heading', { name: /^(A recipe|Recipes) with it$/ })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/recipe/"]').first()).toBeVisible();
  const company = page.getByRole('heading', { name: 'Goes well with' }).locator('..');
  await expect(company.locator('[data-card]')).not.toHaveCount(0);
});

test.describe('[RT-25] [CAT-06] a recipe’s page', () => {
  const measures = (page: Page) => page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');

  test('calculates its measures for other servings, down to one @narrow-long', async ({ page }) => {
    const { recipes } = await writtenContent();
    const { id, data } = recipes.find((recipe) => recipe.data.serves.amount === 4)!;
    await page.goto(`/recipe/${id}`);
    const servings = page.getByRole('group', { name: 'Servings' });
    const output = servings.getByRole('status');
    await expect(output).toHaveText('4');
    const before = await measures(page).allInnerTexts();
    for (let step = 0; step < 4; step += 1)
      await servings.getByRole('button', { name: 'More servings' }).click();
    await expect(output).toHaveText('8');
    const item = data.ingredients.flatMap(({ items }) => items);
    const at = item.findIndex(({ quantity, quantityMax, unit }) => quantity && !quantityMax && unit === 'g');
    const grams = (text: string) => Number(/([\d.]+) k?g/.exec(text)?.[1]) * (/ kg/.test(text) ? 1000 : 1);
    expect(at, 'a recipe for four with something weighed').toBeGreaterThanOrEqual(0);
    const doubled = (await measures(page).allInnerTexts())[at]!;
    expect(Math.abs(grams(doubled) - 2 * grams(before[at]!))).toBeLessThanOrEqual(0.1 * grams(doubled));
    for (let step = 0; step < 9; step += 1)
      await servings.getByRole('button', { name: 'Fewer servings' }).click({ force: true });
    await expect(output).toHaveText('1');
    await expect(servings.getByRole('button', { name: 'Fewer servings' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (let step = 0; step < 3; step += 1)
      await servings.getByRole('button', { name: 'More servings' }).click();
    await expect(output).toHaveText('4');
    expect(await measures(page).allInnerTexts()).toEqual(before);
  });

  test('is printed as the recipe only @wide @long', async ({ page }) => {
    await page.goto('/recipe/sardines-on-toast-burnt-lemon');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'More for this recipe' })).toBeHidden();
  });
});

test('[CAT-10] a list without an allergen has no food that contains or may contain it, also after Back and a reload @narrow-long', async ({
  page,
}) => {
  await page.goto('/pantry');
  const chocolate = results(page).filter({ hasText: 'Grand-Béréby' });
  await expect(chocolate).toHaveCount(1);
  await openFilters(page);
  const before = Number.parseInt((await count(page).textContent()) ?? '', 10);
  await page.getByRole('checkbox', { name: /^Nuts/ }).check();
  await expect(page).toHaveURL('/pantry?without=nuts');
  await expect(chocolate).toHaveCount(0);
  await expect(count(page)).not.toContainText(`${before} products`);
  await page.getByRole('checkbox', { name: /^Fish/ }).check();
  await expect(page).toHaveURL('/pantry?without=fish&without=nuts');
  await expect(results(page).filter({ hasText: 'Sardines' })).toHaveCount(0);

  await page.goBack();
  await expect(results(page).filter({ hasText: 'Sardines' })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Fish/ })).not.toBeChecked();
  await page.reload();
  await expect(chocolate).toHaveCount(0);
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: /^Nuts/ })).toBeChecked();
});
