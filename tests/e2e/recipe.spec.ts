import type { Page } from '@playwright/test';
import { writtenContent } from './support/catalogue.ts';
import { expectBadge } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const AJI = '/recipe/aji-de-gallina';
const CHAMPURRADO = '/recipe/champurrado';
const needs = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const row = (page: Page, name: string) => needs(page).getByRole('listitem').filter({ hasText: name });
const timers = (page: Page) => page.getByRole('region', { name: 'Timers' });
const cook = (page: Page) => page.getByRole('dialog');

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test.describe('[CAT-06] measures', () => {
  test.describe('in the United States', () => {
    test.use({ extraHTTPHeaders: { 'x-country': 'US' } });

    test('are cups and ounces on the first page, and can be changed for the visit @wide @long', async ({
      page,
    }) => {
      await page.goto(AJI);
      await expect(needs(page).getByRole('radio', { name: 'US cups' })).toBeChecked();
      await expect(row(page, 'chicken legs')).toContainText('1¾ lb');
      await expect(row(page, 'water')).toContainText('5 cups');
      await expect(page.getByText('½ cup + 2 tbsp of warm stock')).toBeVisible();

      await needs(page).getByRole('radio', { name: 'Metric' }).check();
      await expect(row(page, 'chicken legs')).toContainText('800 g');
      await expect(page.getByText('150 ml of warm stock')).toBeVisible();
      await page.goto('/recipe/brown-soda-bread');
      await expect(page.getByText('Heat the oven to 220 °C')).toBeVisible();
      await expect(row(page, 'coarse wholemeal flour')).toContainText('350 g');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('are right for the printed servings @wide @long', async ({ page }) => {
        await page.goto('/recipe/brown-soda-bread');
        await expect(row(page, 'coarse wholemeal flour')).toContainText('3 cups');
        await expect(page.getByText('Heat the oven to 425 °F')).toBeVisible();
        await expect(page.getByRole('button', { name: /timer/ })).toHaveCount(0);
        await expect(page.getByRole('paragraph').filter({ hasText: /^27 min$/ })).toBeVisible();
        await row(page, 'coarse wholemeal flour').getByRole('checkbox').check();
      });
    });
  });

  test('follow the servings: halves of eggs, plural names, and a note on the steps @wide @long', async ({
    page,
  }) => {
    await page.goto(AJI);
    await expect(page.getByText('Amounts are scaled.')).toBeHidden();
    await needs(page).getByRole('button', { name: 'More servings' }).click();
    await expect(row(page, 'eggs')).toContainText('2½');
    await expect(row(page, 'carrot')).toContainText('1¼ carrots');
    await expect(row(page, 'chicken legs')).toContainText('1 kg');
    await expect(page.getByText('Amounts are scaled.')).toBeVisible();
    await page.reload();
    await expect(needs(page).getByRole('status')).toHaveText('5');
    await expect(row(page, 'chicken legs')).toContainText('1 kg');
  });
});

test('[CAT-06] available ingredients are ticked, and stay ticked after a reload @wide', async ({ page }) => {
  await page.goto(AJI);
  await row(page, 'evaporated milk').getByRole('checkbox').check();
  await row(page, 'walnuts').getByText('walnuts').click();
  await expect(row(page, 'walnuts').getByRole('checkbox')).toBeChecked();
  await page.reload();
  for (const name of ['evaporated milk', 'walnuts'])
    await expect(row(page, name).getByRole('checkbox')).toBeChecked();
  await expect(row(page, 'black olives').getByRole('checkbox')).not.toBeChecked();
  await page.goto(CHAMPURRADO);
  await expect(needs(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test.describe('[CAT-08] ingredients and tools that the shop sells', () => {
  const SARDINES = '/recipe/sardines-on-toast-burnt-lemon';

  test('are added one by one, or all ingredients with one touch @narrow-long', async ({ page }) => {
    await page.goto(SARDINES);
    await expect(row(page, 'sardines in olive oil').getByRole('link')).toHaveText('Six Sardines, Algarve');
    await expect(row(page, 'sardines in olive oil')).toContainText('£');
    await expect(row(page, 'parsley').getByRole('link')).toHaveCount(0);
    const tools = page.getByRole('region', { name: 'Tools' });
    await tools.getByRole('button', { name: 'Add The Two-Egg Pan' }).click();
    await expectBadge(page, 1);
    await needs(page)
      .getByRole('button', { name: /^Add all 2 to basket · £/ })
      .click();
    await expect(page.getByText('All 2 are in your basket.')).toBeVisible();
    await expectBadge(page, 3);
  });

  test('are counted one by one when not all can be added @wide @long', async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    await page.route('**/data/products/thyme-honey-sfakia.json', (route) => route.abort());
    await page.goto(SARDINES);
    await needs(page)
      .getByRole('button', { name: /^Add all 2 / })
      .click();
    await expect(page.getByText('1 of 2 are in your basket.')).toBeVisible();
    await expectBadge(page, 1);
  });

  test.describe('in a region that does not sell all', () => {
    test.use({ extraHTTPHeaders: { 'x-country': 'CA' } });

    test('are plain text there, without a button for all @wide @long', async ({ page }) => {
      await page.goto(SARDINES);
      await expect(row(page, 'thyme honey').getByRole('link')).toHaveCount(0);
      await expect(row(page, 'thyme honey').getByRole('button')).toHaveCount(0);
      await expect(row(page, 'sardines in olive oil')).toContainText('$10.90');
      await expect(needs(page).getByRole('button', { name: /^Add all/ })).toHaveCount(0);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are bought one by one @wide @long', async ({ page }) => {
      await page.goto(SARDINES);
      await expect(needs(page).getByRole('button', { name: /^Add/ })).toHaveCount(0);
      await row(page, 'thyme honey').getByRole('button', { name: 'Buy now Thyme Honey' }).click();
      await expect(page).toHaveURL(/\/pay\//);
    });
  });
});

test.describe('[CAT-06] timers', () => {
  test('run in parallel by the clock, can be paused, and say when they end @wide @long', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T18:00:00Z') });
    await page.goto(AJI);
    await page.clock.pauseAt(new Date('2026-11-21T18:01:00Z'));
    await page.getByRole('button', { name: '35 min: start a timer for step 1' }).click();
    const first = timers(page).getByRole('listitem').filter({ hasText: 'Step 1' });
    const third = timers(page).getByRole('listitem').filter({ hasText: 'Step 3' });
    await expect(first.getByRole('timer')).toHaveText('35:00');
    await expect(timers(page).getByRole('status')).toHaveText('Timer for step 1: 35 minutes, running.');
    await page.clock.fastForward('05:00');
    await page.getByRole('button', { name: '10 min: start a timer for step 3' }).click();
    await expect(first.getByRole('timer')).toHaveText('30:00');
    await page.clock.fastForward('04:00');
    await expect(third.getByRole('timer')).toHaveText('6:00');
    await expect(page).toHaveTitle(/^6:00 · Ají de gallina/);

    await first.getByRole('button', { name: 'Pause' }).click();
    await page.clock.fastForward('07:00');
    await expect(first.getByRole('timer')).toHaveText('26:00');
    await expect(third.getByRole('timer')).toHaveText('Time is up');
    await expect(timers(page).getByRole('status')).toHaveText('Step 3: 10 minutes are up.');
    await expect(page).toHaveTitle(/^Time is up · /);
    await third.getByRole('button', { name: '+1 min' }).click();
    await expect(third.getByRole('timer')).toHaveText('1:00');
    await third.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(third).toHaveCount(0);
    await expect(first.getByRole('button', { name: 'Stop' })).toBeFocused();

    await first.getByRole('button', { name: 'Resume' }).click();
    await page.clock.fastForward('01:00');
    await page.reload();
    await expect(first.getByRole('timer')).toHaveText(/^2[45]:/);
    await first.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(timers(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/^Ají de gallina/);
    await expect(page.getByRole('button', { name: '35 min: start a timer for step 1' })).toBeFocused();
  });
});

test.describe('[CAT-06] cooking step by step', () => {
  test('shows one step at a time by keyboard, with its ingredients, and keeps the screen on @wide', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const locks = { held: 0 };
      Object.assign(window, { locks });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async () => {
            locks.held += 1;
            const release = async () => {
              locks.held -= 1;
            };
            return { release };
          },
        },
      });
    });
    const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
    const { recipes } = await writtenContent();
    const { steps, tip, ingredients } = recipes.find(({ id }) => id === 'aji-de-gallina')!.data;
    await page.goto(AJI);
    await needs(page).getByRole('button', { name: 'More servings' }).click();
    await page.getByRole('button', { name: 'Cook step by step' }).press('Enter');
    await expect(cook(page)).toHaveAccessibleName(`Step 1 of ${steps.length}`);
    await expect(cook(page).getByText(steps[0]!.text)).toBeVisible();
    const now = cook(page).locator('[data-slot=uses]').getByRole('listitem');
    await expect(now.filter({ hasText: 'chicken legs' })).toHaveText('1 kg chicken legs');
    // On a desktop: all ingredients, with those of this step marked, and the next step.
    const all = cook(page).getByRole('region', { name: 'All ingredients' }).getByRole('listitem');
    await expect(all).toHaveCount(ingredients.flatMap(({ items }) => items).length);
    expect(await all.and(page.locator('.is-now')).allTextContents()).toEqual(await now.allTextContents());
    await expect(cook(page).getByText(steps[1]!.text)).toBeVisible();
    await expect(cook(page).getByText('The screen stays on while this is open.')).toBeVisible();
    expect(await held()).toBe(1);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(cook(page).getByText(steps[2]!.text)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(cook(page).getByText(steps[1]!.text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cook(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cook step by step' })).toBeFocused();
    await expect.poll(held).toBe(0);

    await page.keyboard.press('Enter');
    await expect(cook(page)).toHaveAccessibleName(`Step 2 of ${steps.length}`);
    for (let step = 2; step < steps.length; step += 1) await page.keyboard.press('Enter');
    await expect(cook(page)).toHaveAccessibleName(`Step ${steps.length} of ${steps.length}`);
    await expect(cook(page).getByText(tip!)).toBeVisible();
    await expect(cook(page).getByText(/^\w+ says$/), 'its label is a line of its own').toHaveCSS(
      'display',
      'block',
    );
    await expect(cook(page).getByRole('button'), 'no timer where a step has none').toHaveText([
      'Close',
      'Back',
      'Finish',
    ]);
    await cook(page).getByRole('button', { name: 'Finish' }).press('Enter');
    await expect(cook(page)).toBeHidden();
  });

  test('has its timers, and says so if the screen may turn off @wide @long', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', {
        value: { request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
    });
    await page.goto(AJI);
    await page.getByRole('button', { name: 'Cook step by step' }).click();
    await expect(cook(page).getByText('Your screen may go dark while this is open.')).toBeVisible();
    await cook(page).getByRole('button', { name: 'Start the 35-minute timer' }).click();
    await expect(cook(page).getByRole('timer')).toBeVisible();
    await cook(page).getByRole('button', { name: 'Close' }).click();
    await timers(page).getByRole('button', { name: 'Stop' }).click();
    await expect(timers(page)).toHaveCount(0);
  });

  test('changes the step with a swipe @long', async ({ page, isMobile, hasTouch }) => {
    test.skip(!hasTouch && !isMobile, 'There is nothing to touch.');
    await page.goto(AJI);
    await page.getByRole('button', { name: 'Cook step by step' }).click();
    await expect(cook(page)).toHaveAccessibleName(/^Step 1 /);
    for (const [from, to, step] of [
      [320, 80, 2],
      [80, 320, 1],
    ] as const) {
      await cook(page).evaluate(
        (dialog, [start, end]) => {
          const touch = (x: number) => new Touch({ identifier: 1, target: dialog, clientX: x, clientY: 400 });
          dialog.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(start)] }));
          dialog.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(end)] }));
        },
        [from, to] as const,
      );
      await expect(cook(page)).toHaveAccessibleName(new RegExp(`^Step ${step} `));
    }
  });
});

test('[CAT-06] the longest recipes fit on two sheets of paper, A4 or Letter @wide @long', async ({
  page,
}) => {
  const { recipes } = await writtenContent();
  const length = ({ data }: (typeof recipes)[number]) =>
    JSON.stringify([data.ingredients, data.steps]).length;
  const longest = recipes.toSorted((a, b) => length(b) - length(a)).slice(0, 3);
  for (const { id } of longest) {
    await page.goto(`/recipe/${id}`);
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect(sheets?.length, `${id} on ${format}`).toBeGreaterThan(0);
      expect(sheets?.length, `${id} on ${format}`).toBeLessThanOrEqual(2);
    }
  }
});
