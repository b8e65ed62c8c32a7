import type { Page } from '@playwright/test';
import { addButton, BOOK, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/**
 * The bar is a pseudo-element that is drawn above the page, so only its style can be read. Until its style
 * sheet is loaded it has no content.
 */
const barIsShown = (page: Page) =>
  page.evaluate(() => {
    const { content, opacity } = getComputedStyle(document.documentElement, '::before');
    return content !== 'none' && Number(opacity) > 0;
  });

test.describe('[UI-04] the loading bar', () => {
  test('is shown for a page that takes longer than 200 ms, and disappears when it arrives @wide @long', async ({
    page,
    allow,
  }) => {
    // The next page is queried before the former one has faded out.
    allow(/Transition was skipped/);
    await page.goto('/about-us');
    expect(await barIsShown(page)).toBe(false);
    await page.route('**/contact', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    // A page that is being left cannot be queried: it writes its state to storage, for the next one to read.
    await page.evaluate(() => {
      const root = document.documentElement;
      let pressed = 0;
      const press = () => {
        pressed = performance.now();
      };
      addEventListener('click', press, true);
      new MutationObserver(() => {
        const { opacity, animationDuration } = getComputedStyle(root, '::before');
        const seen = { after: performance.now() - pressed, opacity, animationDuration };
        if (root.dataset.loading) sessionStorage.setItem('bar', JSON.stringify(seen));
      }).observe(root, { attributeFilter: ['data-loading'] });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('bar') ?? '{}'));
    expect(seen).toMatchObject({ opacity: '1', animationDuration: '5s' });
    expect(seen.after).toBeGreaterThanOrEqual(195);
    expect(seen.after).toBeLessThan(900);
    expect(await barIsShown(page)).toBe(false);
    await page.goBack();
    expect(await barIsShown(page)).toBe(false);
  });

  test('stops when a list fails to load @wide @long', async ({ page, allow }) => {
    allow(/status of 503/, /answer 503/);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/data/products-*.json', async (route) => {
      await gate;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.goto('/products');
    await page.getByLabel('Sort by').selectOption({ label: 'Name' });
    await expect.poll(() => barIsShown(page)).toBe(true);
    const howItEnds = page.evaluate(
      () =>
        new Promise((end) => {
          const { dataset } = document.documentElement;
          new MutationObserver(() => end(dataset.loading)).observe(document.documentElement, {
            attributeFilter: ['data-loading'],
          });
        }),
    );
    release();
    await expect(page.getByText('We couldn’t load the list.')).toBeVisible();
    expect(await howItEnds).toBe('failed');
    await expect.poll(() => barIsShown(page)).toBe(false);
  });

  test('continues as an answer arrives, and completes with it @wide @long', async ({ page }) => {
    // A response body that stops in the middle until it is released.
    await page.addInitScript(() => {
      const real = window.fetch;
      window.fetch = async (...args) => {
        const answer = await real(...args);
        if (!String(args[0]).includes('/data/products-')) return answer;
        const body = await answer.arrayBuffer();
        const rest = new ReadableStream({
          start(controller) {
            addEventListener('let-go', () => {
              controller.enqueue(new Uint8Array(body));
              controller.close();
            });
          },
        });
        return new Response(rest, answer);
      };
    });
    await page.goto('/products');
    await page.getByLabel('Sort by').selectOption({ label: 'Name' });
    const bar = () =>
      page.evaluate(() => ({
        state: document.documentElement.dataset.loading,
        scale: Number.parseFloat(getComputedStyle(document.documentElement, '::before').scale),
      }));
    // By time only it would get this far after more than two seconds.
    await expect.poll(async () => (await bar()).scale, { timeout: 1500 }).toBeGreaterThan(0.88);
    expect((await bar()).state).toBe('on');
    await page.evaluate(() => dispatchEvent(new Event('let-go')));
    await expect.poll(async () => (await bar()).state).toBe('done');
  });
});

test('[UI-03] a toast stays 4.5 s at the bottom centre, longer while hovered, and has no button @wide @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`/products/${BOOK.id}`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await addButton(page).click();
  const region = page.locator('[data-toasts]');
  const toast = region.locator('> *');
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast).toBeVisible({ timeout: 50 });
  }).toPass();
  await expect(region).toHaveAttribute('role', 'status');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(toast.getByRole('button')).toHaveCount(0);
  const box = (await toast.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(12);
  expect(height - box.y - box.height).toBeLessThan(40);
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
});

test('[UI-05] a menu opened in one layout is closed 1.5 s after the window gets another @wide @long', async ({
  page,
}) => {
  const asked = page.waitForRequest(/menu\.client/);
  await page.goto('/about-us');
  const books = page.getByRole('navigation', { name: 'Main' }).getByText('Categories of Books').locator('..');
  await books.click();
  const details = books.locator('..');
  await expect(details).toHaveAttribute('open', '');
  // The menu's script must be loaded before the window is resized.
  await page.evaluate((url) => import(url), (await asked).url());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const resized = page.evaluate(
    () => new Promise<void>((done) => addEventListener('resize', () => done(), { once: true })),
  );
  await page.setViewportSize({ width: 1100, height: 900 });
  await resized;
  await page.clock.runFor(1400);
  await expect(details).toHaveAttribute('open', '');
  await page.clock.runFor(300);
  await expect(details).not.toHaveAttribute('open');
});

test.describe('[UI-10] flags', () => {
  test('the page behind the open menu does not scroll @long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about-us');
    const root = page.locator('html');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(root).toHaveAttribute('data-menu', '');
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(root).not.toHaveAttribute('data-menu');
  });

  test('while a keyword is typed no dropdown opens over it by hover alone @wide @long', async ({
    page,
    allow,
  }) => {
    allow(/status of 404/, /answer 404/);
    await page.goto('/nowhere');
    const books = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Books', exact: true });
    const dropdown = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Bread', exact: true });
    await page.getByLabel('Search', { exact: true }).focus();
    await expect(page.locator('html')).toHaveAttribute('data-question', '');
    await books.hover();
    await expect(dropdown).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Search' }).focus();
    await expect(page.locator('html')).not.toHaveAttribute('data-question');
    await books.hover();
    await expect(dropdown).toBeVisible();
  });

  test('an on-screen keyboard is detected, and only during typing @wide @long', async ({ page, allow }) => {
    allow(/status of 404/, /answer 404/);
    await page.goto('/nowhere');
    const root = page.locator('html');
    const covered = (height: number) =>
      page.evaluate((visible) => {
        Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: visible });
        window.visualViewport!.dispatchEvent(new Event('resize'));
      }, height);
    await page.getByLabel('Search', { exact: true }).focus();
    await expect(root).toHaveAttribute('data-question', '');
    await covered(500);
    await expect(root).toHaveAttribute('data-keyboard', '');
    await covered(900);
    await expect(root).not.toHaveAttribute('data-keyboard');
  });
});

test('[ERR-08] an island that cannot be loaded reloads the page, and not again within a minute @wide', async ({
  page,
  allow,
}) => {
  allow(
    /request failed: .*add-form/,
    /Failed to load resource/,
    /Failed to fetch dynamically imported module/,
  );
  let isGone = true;
  await page.route(/add-form.*\.js/, (route) => (isGone ? route.abort('failed') : route.continue()));
  let visits = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visits += 1;
  });
  await page.goto(`/products/${PAN.id}`);
  expect(visits).toBe(1);
  await page.getByLabel('Quantity').hover();
  await expect.poll(() => visits).toBe(2);
  await page.getByLabel('Quantity').focus();
  await expect(page.locator('[data-props][data-failed]')).toHaveCount(1);
  expect(visits).toBe(2);
  isGone = false;
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /**
   * Five products with the greatest differences in text and pictures: a book, a short text, a course, a pan,
   * and one not sold here.
   */
  const COLUMNS = ['salt-lemon-sardine', 'one-square', 'pinch', 'the-two-egg-pan', 'sambal-bajak'];

  test('no column of a product’s page is empty for more than 200 px, and pictures in a row are aligned @wide @long', async ({
    page,
  }) => {
    for (const id of COLUMNS) {
      await page.goto(`/products/${id}`);
      const columns = await page.evaluate(() => {
        // A picture as wide as the page is in no column.
        const bottomOf = (selector: string) =>
          Math.max(
            ...[...document.querySelectorAll(selector)]
              .map((element) => element.getBoundingClientRect())
              .filter(({ width }) => width < innerWidth * 0.75)
              .map(({ bottom }) => bottom),
          );
        const left = '.gallery figure, .story, .product .details';
        // The form stays in view beside what is longer, so both columns are seen to end here.
        scrollTo(0, bottomOf(left) - innerHeight);
        return [bottomOf(left), bottomOf('.product-buy, .product .maker-note')];
      });
      expect(Math.abs(columns[0]! - columns[1]!), id).toBeLessThanOrEqual(200);
      const row = page.locator('.trio');
      // The section is laid out when it scrolls into view, and what is above it may then push it out again.
      await expect(async () => {
        await row.scrollIntoViewIfNeeded();
        for (const part of ['img', 'h3']) {
          const edges = await row
            .locator(part)
            .evaluateAll((all) =>
              all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
            );
          expect(edges).toHaveLength(3);
          for (const { y, height } of edges) {
            expect(Math.abs(y - edges[0]!.y), `${id} ${part}`).toBeLessThan(1);
            if (part === 'img') expect(Math.abs(height - edges[0]!.height), `${id} ${part}`).toBeLessThan(1);
          }
        }
      }).toPass();
    }
  });
});
