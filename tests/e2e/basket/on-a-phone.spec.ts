import { add, openBasket, PAN, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, viewport: { width: 390, height: 844 }, hasTouch: true });

test('a basket with one line has its total and the Pay button on the first screen @wide', async ({
  page,
}) => {
  await add(page, PAN);
  await openBasket(page);
  await readyPayButton(page).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(readyPayButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.total')).toBeInViewport({ ratio: 1 });
  const picture = await page.locator('.line-picture img').boundingBox();
  expect(picture).toMatchObject({ width: 64, height: 64 });
});

test('forty lines are short, and the total and Check out stay at the bottom of the screen @wide @long', async ({
  page,
}) => {
  await add(page, PAN);
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('found:basket') ?? '');
    const [first] = kept.items;
    kept.items = Array.from({ length: 40 }, (_, at) => ({ ...first, id: `${first.id}-${at}` }));
    sessionStorage.setItem('found:basket', JSON.stringify(kept));
  });
  await page.goto('/basket');
  const lines = page.locator('.line');
  await expect(lines).toHaveCount(40);
  const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(150);
  await lines.nth(20).scrollIntoViewIfNeeded();
  const bar = page.locator('.action-bar');
  await expect(bar.getByRole('button', { name: 'Check out' })).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('£');
});
