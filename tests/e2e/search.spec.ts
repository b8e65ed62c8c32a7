import type { Page } from '@playwright/test';
import { money, writtenContent, writtenPrice } from './support/catalogue.ts';
import { BOOK, HONEY, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
const options = (page: Page) => page.getByRole('option');
const isNarrow = (page: Page) => page.viewportSize()!.width <= 768;

/** Opens the search sheet by the header's link. */
async function openSheet(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet).toBeVisible();
  return sheet.getByRole('combobox');
}

test('[HDR-10] the header’s search is a link that opens a sheet to type into, by mouse and touch', async ({
  page,
}) => {
  await page.goto('/about-us');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: 'Search', exact: true, includeHidden: true });
  await expect(link.first()).toHaveAttribute('href', '/search');
  const field = await openSheet(page);
  await expect(field).toBeFocused();
  await field.pressSequentially('two egg');
  const pan = options(page).filter({ hasText: PAN.name });
  await expect(pan).toContainText(/£\d/);
  await expect(pan.getByText('Two', { exact: true })).toBeVisible();
  if (isNarrow(page)) await pan.tap();
  else await pan.click();
  await expect(page).toHaveURL(`/products/${PAN.id}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[HDR-10] on a phone search is beside the basket, large enough for touch, and in the menu @wide @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about-us');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  const basket = page.getByRole('banner').getByRole('link', { name: /^Basket/ });
  await expect(link).toHaveCount(1);
  const [search, next, menu] = await Promise.all(
    [link, basket, page.getByRole('button', { name: 'Menu' })].map((part) => part.boundingBox()),
  );
  expect(Math.min(search!.width, search!.height)).toBeGreaterThanOrEqual(44);
  expect(search!.x + search!.width).toBeLessThanOrEqual(next!.x);
  expect(next!.x + next!.width).toBeLessThanOrEqual(menu!.x);
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('[HDR-10] the sheet works by keyboard only: arrows, Enter, Escape, and the focus returns @wide @long', async ({
  page,
}) => {
  await page.goto('/about-us');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('sardine');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d suggestions, \d+ in all/);

  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(field).toBeFocused();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(/^All \d+ results for “sardine”$/);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('sardine');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(BOOK.name);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toContainText(BOOK.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/${BOOK.id}`);
});

test('[HDR-10] Enter without a selected suggestion leads to all results; nothing is fetched before it is needed @long', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about-us');
  await page.mouse.move(5, 500);
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
  const field = await openSheet(page);
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/data/search')))
    .toEqual(['/data/search-gb.json']);
  await field.fill('eggplant');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?keyword=eggplant');
  await expect(heading(page)).toHaveText('Found: “eggplant”');
});

test('[RT-20] a keyword finds products, creators, recipes and articles, with their counts and the region’s price @narrow-long', async ({
  page,
}) => {
  await page.goto('/search?keyword=sardine');
  await expect(page).toHaveTitle(/^Search: “sardine”/);
  await expect(heading(page)).toHaveText('Found: “sardine”');
  await expect(status(page)).toHaveText(/^\d+ results: \d+ products?(,| and) .*\d+ recipes?\b/);
  await expect(results(page).filter({ hasText: BOOK.name })).toBeVisible();
  const price = money(await writtenPrice(BOOK.id, 'hardback', 'GB'), 'GB');
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  const { creators, blog } = await writtenContent();
  await page.goto(`/search?keyword=${encodeURIComponent(creators[0]!.data.name)}&kind=creators`);
  await expect(results(page).first()).toHaveText(creators[0]!.data.name);
  await page.goto(`/search?keyword=${encodeURIComponent(blog[0]!.data.title)}`);
  await expect(results(page).first()).toHaveText(blog[0]!.data.title);
  await expect(results(page).first()).toHaveAttribute('href', `/blog/${blog[0]!.id}`);
});

test('[RT-20] types and pages are chosen in place, are in the address, and Back undoes them @wide @long', async ({
  page,
}) => {
  await page.goto('/search?keyword=the');
  const kinds = page.getByRole('navigation', { name: 'Type of result' });
  await kinds.hover();
  await expect(page.locator('.search-page[data-hydrated]')).toBeAttached();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await kinds.getByRole('link', { name: /^Products/ }).click();
  await expect(page).toHaveURL('/search?keyword=the&kind=products');
  await expect(kinds.getByRole('link', { name: /^Products/ })).toHaveAttribute('aria-current', 'true');
  await expect(kinds.getByRole('link', { name: /^Products/ })).toBeFocused();
  await expect(status(page)).toHaveText(/^\d+ products of \d+ results, page 1 of \d+\.$/);
  await expect(results(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/search?keyword=the&kind=products&page=2');
  await expect(status(page)).toHaveText(/page 2 of/);
  await expect(heading(page)).toBeFocused();
  const second = await results(page).allTextContents();
  await page.goBack();
  await expect(status(page)).toHaveText(/page 1 of/);
  await page.goBack();
  await expect(page).toHaveURL('/search?keyword=the');
  await expect(kinds.getByRole('link', { name: /^All\b/ })).toHaveAttribute('aria-current', 'true');

  await page.getByLabel('Search Found').fill('tin');
  await page.getByLabel('Search Found').press('Enter');
  await expect(page).toHaveURL('/search?keyword=tin');
  await expect(heading(page)).toHaveText('Found: “tin”');
  await expect(page).toHaveTitle(/^Search: “tin”/);
  expect(documents).toEqual([]);

  // The same address shows the same results to another visitor.
  await page.goto('/search?keyword=the&kind=products&page=2');
  expect(await results(page).allTextContents()).toEqual(second);
});

test('[RT-20] without a keyword there are suggestions to start from @wide @long', async ({ page }) => {
  await page.goto('/search');
  await expect(heading(page)).toHaveText('What are you hungry for?');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By category' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/search');
  await expect(heading(page)).toHaveText('What are you hungry for?');
});

test('[RT-20] a typo is corrected with a message; a keyword without results gets links @wide @long', async ({
  page,
}) => {
  await page.goto('/search?keyword=sordine');
  await expect(status(page)).toContainText('No exact matches. Showing similar results.');
  await page.getByRole('link', { name: 'sardine', exact: true }).click();
  await expect(page).toHaveURL('/search?keyword=sardine');
  await expect(status(page)).toHaveText(/^\d+ results/);
  await page.goto('/search?keyword=xylophone');
  await expect(heading(page)).toHaveText('Not found: “xylophone”');
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('prices and availability follow the region, in results and in suggestions @wide @long', async ({
  page,
}) => {
  const price = async (region: 'GB' | 'CA') => money(await writtenPrice(PAN.id, 'pan', region), region);
  for (const region of ['GB', 'CA'] as const) {
    await page.goto(`/search?keyword=two-egg+pan&region=${region}`);
    await expect(
      page
        .getByRole('main')
        .getByText(await price(region))
        .first(),
    ).toBeVisible();
    await page.getByLabel('Search Found').pressSequentially('s');
    await page.getByRole('combobox').fill('two egg pan');
    await expect(options(page).first()).toContainText(await price(region));
  }
  await page.goto(`/search?keyword=${encodeURIComponent(HONEY.name)}`);
  await expect(page.getByText('Not sold in Canada').first()).toBeVisible();
});

test('hostile keywords get a page, and none of their code runs @wide @long', async ({ page }) => {
  const markup = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
  for (const keyword of [markup, 'x'.repeat(6_000), '\u202eenidras', '🍋', '   ', '%']) {
    const answer = await page.goto(`/search?keyword=${encodeURIComponent(keyword)}&page=1e9&kind=x`);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toBeVisible();
    expect(await page.title()).not.toBe('run');
  }
  await page.goto('/search');
  await page.getByLabel('Search Found').focus();
  await page.getByRole('combobox').fill(`sardine ${markup}`);
  await expect(options(page).last()).toContainText('<img');
  await page.getByRole('combobox').press('Enter');
  await expect(heading(page)).toContainText('<img');
  expect(await page.title()).not.toBe('run');
});

// How long the answer takes is measured by `npm run bench -- search`.
for (const [where, address, isSettled] of [
  ['on the search page, before its script has run', '/search', false],
  ['on the search page, once its script has run', '/search', true],
  ['in the header’s dialog, as soon as it is open', '/about-us', false],
] as const)
  test(`on a slow processor the first key press, with nothing loaded before, is kept and answered: ${where} @wide @long`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.waitForLoadState('load');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (isSettled) await expect(page.locator('.search-page[data-hydrated]')).toBeAttached();
    if (address === '/search') await page.getByLabel('Search Found').focus();
    else await openSheet(page);
    await page.keyboard.press('s');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('s');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-20] [HDR-10] the header’s link leads to the search, and its form finds results @wide', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first().click();
    await expect(page).toHaveURL('/search');
    await page.getByLabel('Search Found').fill('honey');
    await page.getByLabel('Search Found').press('Enter');
    await expect(page).toHaveURL('/search?keyword=honey');
    await expect(heading(page)).toHaveText('Found: “honey”');
    await expect(page.getByLabel('Search Found')).toHaveValue('honey');
    await page.goto('/search?keyword=the');
    await page
      .getByRole('navigation', { name: 'Type of result' })
      .getByRole('link', { name: /^Products/ })
      .click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/search?keyword=the&kind=products&page=2');
    await expect(results(page)).toHaveCount(12);
  });
});
