import { APRON, addButton, lineOf, openBasket, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { sticksOut } from './engines.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, viewport: { width: 640, height: 1280 } });

/** A right-to-left name with a number, and one without a place to break. */
const NAMES = ['עֲדָה 3 (ב)', 'Ŵŵŵŵŵŵŵŵŵŵŵŵŵŵ'];

test('[F70] with forced colours, text of twice the size and names in another script all of it can be read and clicked @wide @long', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // Like a browser's font size setting; half the width is what zooming to 200 % leaves.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );
  for (const name of NAMES) {
    await page.goto(`/products/${APRON.id}`);
    await page.getByLabel('The name on it').fill(name);
    expect.soft(await sticksOut(page), 'pixels that stick out of the product').toBe(0);
    await addButton(page).click();
    await expect(page.getByText('In your basket:')).toBeVisible();
  }
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  expect.soft(await sticksOut(page), 'pixels that stick out of the basket').toBe(0);
  const first = lineOf(page, APRON.name).first();
  await expect(first).toContainText(`“${NAMES[0]}”`);
  // The direction changes only within the name, not around it.
  const name = first.locator('bdi');
  expect(await name.evaluate((element) => getComputedStyle(element).unicodeBidi)).toContain('isolate');
  await page.getByText('Add your address now (optional)').click();
  await page.getByLabel('First name').fill(NAMES[0]!);
  expect.soft(await sticksOut(page), 'pixels that stick out of the form').toBe(0);
  const pay = readyPayButton(page);
  const box = (await pay.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(640);
  // Forced colours remove backgrounds: a button needs a visible border.
  const border = await pay.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(Number.parseFloat(border)).toBeGreaterThan(0);
});
