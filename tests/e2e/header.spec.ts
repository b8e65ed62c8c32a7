import type { Page } from '@playwright/test';
import { writtenContent } from './support/catalogue.ts';
import { add, basketLink, EBOOK, openBasket } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const isNarrow = (page: Page) => page.viewportSize()!.width <= 768;

/** On a narrow window the menu is behind a button. */
async function openMenu(page: Page) {
  if (!isNarrow(page)) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
}

test('[HDR-04] neither the basket nor the success page has the top bar @narrow-long', async ({ page }) => {
  await add(page, EBOOK);
  await openBasket(page);
  for (const address of ['/basket', '/basket/success']) {
    await page.goto(address);
    await expect(header(page).getByText('Region and currency:')).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: /@/ })).toHaveCount(0);
    await expect(basketLink(page)).toBeVisible();
  }
});

test('the number at the basket does not overlap its label, at any width @wide @long', async ({ page }) => {
  await add(page, EBOOK);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const gap = await basketLink(page).evaluate((link) => {
      const word = document.createRange();
      word.setEnd(link.firstChild!, 'Basket'.length);
      word.setStart(link.firstChild!, 0);
      return link.lastElementChild!.getBoundingClientRect().left - word.getBoundingClientRect().right;
    });
    expect(gap, `at ${width}`).toBeGreaterThan(2);
  }
});

test('[HDR-07] [HDR-08] the menu has every section, and its categories and subcategories in a dropdown', async ({
  page,
}) => {
  const { sections } = await writtenContent();
  await page.goto('/about-us');
  await openMenu(page);
  for (const { data } of sections) {
    await expect(menu(page).getByRole('link', { name: data.name, exact: true }).first()).toHaveAttribute(
      'href',
      `/${data.slug}`,
    );
    const [first] = data.categories;
    const link = menu(page).locator(`a[href="/${data.slug}/${first!.slug}"]`);
    await expect(link).toBeHidden();
    await menu(page).getByText(`Categories of ${data.name}`).locator('..').click();
    for (const category of data.categories.flatMap((entry) => [entry, ...entry.nestedCategories])) {
      const shown = menu(page).locator(`a[href="/${data.slug}/${category.slug}"]`);
      await expect(shown).toBeVisible();
      await expect(shown).toHaveText(category.name);
    }
  }
  const funding = sections.find(({ data }) => data.shows === 'fundings')!.data;
  expect(funding.slug).toBe('funding');
  await menu(page).getByText(`Categories of ${funding.name}`).locator('..').click();
  await menu(page).getByRole('link', { name: funding.categories[0]!.name }).click();
  await expect(page).toHaveURL(`/funding/${funding.categories[0]!.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: funding.categories[0]!.name })).toBeVisible();
});

test('a dropdown opens on hover or by a click, and closes with Escape, another one or a click outside @wide', async ({
  page,
}) => {
  await page.goto('/about-us');
  const books = menu(page).getByText('Categories of Books').locator('..');
  const kitchen = menu(page).getByText('Categories of Kitchen').locator('..');
  const inBooks = menu(page).getByRole('link', { name: 'Bread', exact: true });
  const inKitchen = menu(page).getByRole('link', { name: 'Frying pans' });
  await menu(page).getByRole('link', { name: 'Books', exact: true }).hover();
  await expect(inBooks).toBeVisible();
  // The script that closes it is fetched on hover.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(inBooks).toBeHidden({ timeout: 500 });
  }).toPass();

  await books.click();
  await expect(inBooks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inBooks).toBeHidden();
  await expect(books).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inBooks).toBeVisible();
  await kitchen.click();
  await expect(inBooks).toBeHidden();
  await expect(inKitchen).toBeVisible();
  await page.mouse.click(20, 880);
  await expect(inKitchen).toBeHidden();
});

test('[HDR-11] at 768 the menu is behind a button, traps the focus, and closes on navigation @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Discover' })).toBeVisible();

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByText('Categories of Books').locator('..').click();
  await menu(page).getByRole('link', { name: 'Weeknight' }).first().click();
  await expect(page).toHaveURL('/books/weeknight');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test('[HDR-11] a link to an anchor on the same page closes the menu too @long', async ({ page }) => {
  test.skip(!isNarrow(page), 'The menu is always open on a wide window.');
  await page.goto('/be-found');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/be-found#how-it-works');
  await expect(menu(page)).toBeHidden();
});

test('[HDR-12] the header overlays the picture of the page for creators, is separate on lists, plain elsewhere, and has one logo size @wide @long', async ({
  page,
}) => {
  const STYLES = {
    '/be-found': 'transparent',
    '/': 'discovery',
    '/creators': 'discovery',
    '/products': 'discovery',
    '/about-us': 'secondary',
    '/basket': 'secondary',
    [`/products/${EBOOK.id}`]: 'secondary',
    '/discover': 'secondary',
  };
  const heights = new Set<number>();
  for (const [address, style] of Object.entries(STYLES)) {
    await page.goto(address);
    await expect(header(page), address).toHaveClass(new RegExp(`header-${style}\\b`));
    const logo = await page.getByRole('link', { name: 'Found, home page' }).boundingBox();
    heights.add(logo!.height);
    const isOnTop = await header(page).evaluate(
      (element) => getComputedStyle(element).position === 'absolute',
    );
    expect(isOnTop, address).toBe(style === 'transparent');
  }
  expect([...heights]).toHaveLength(1);
});
