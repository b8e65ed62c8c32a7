import type { Page } from '@playwright/test';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';
import { expectForEveryone, sticksOut } from './engines.ts';
import { targetsOn } from './targets.ts';

/** Pages with the layout of another page in the list: the same components with other text. */
const OF_KNOWN_LAYOUT = [
  'the creators of a letter',
  'a category',
  'the fixed text of the terms',
  'privacy',
  'cookies',
  'the accessibility statement',
  'server error',
];

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

for (const [what, address] of Object.entries(PAGE_KINDS))
  test(`${what} can be used by everyone: two engines, three widths, light and dark, 320 pixels, large letters, targets @wide @long`, async ({
    page,
    allow,
  }) => {
    test.slow();
    allow(/status of (404|500)/, /answer (404|500): .*\/(404|500)$/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await page.evaluate(() => scrollY), 'where the page starts').toBe(0);
    // A filtered list first shows all entries, pale while the filtered ones are loading.
    if (address.includes('section='))
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d{1,2} products/);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectForEveryone(page, { isOfKnownLayout: OF_KNOWN_LAYOUT.includes(what) });
    await expectRoom(page);
    await expectTargets(page);
  });

/** Expects no overflow at 320 pixels, nor with text of twice the size. */
async function expectRoom(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sticksOut(page), 'pixels that stick out at 320').toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await sticksOut(page), 'pixels that stick out with letters of 200 %').toBe(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Expects touch targets of at least 24 pixels each way, and nearly all of them 44 high. */
async function expectTargets(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const targets = (await targetsOn(page)).filter(({ isInText }) => !isInText);
  expect.soft(targets.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([]);
  const low = targets.filter(({ height }) => height < 44);
  expect.soft(low.length / targets.length, JSON.stringify(low)).toBeLessThan(0.1);
}
