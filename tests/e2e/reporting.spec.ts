import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** The script as a store with a service has it on every page; the store of these tests has none. */
const SCRIPT = stripTypeScriptTypes(
  readFileSync(new URL('../../src/features/reporting/report-failures.client.ts', import.meta.url), 'utf8'),
);

test('[ERR-10] without a service a page that fails tells nobody, and goes on @wide', async ({
  page,
  allow,
}) => {
  allow(/exception: Error: the pan is hot/);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/failures')) told.push(request.url());
  });
  await page.goto('/products/the-two-egg-pan');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('the pan is hot'))));
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
  expect(told).toEqual([]);
});

test('[ERR-10] with a service the store is told once of each failure, without query, and the page goes on @wide', async ({
  page,
  allow,
}) => {
  allow(/exception: .*the pan is (hot|gone)/);
  const told: unknown[] = [];
  await page.route('**/api/failures', async (route) => {
    told.push(route.request().postDataJSON());
    await route.continue();
  });
  await page.goto('/products/the-two-egg-pan?keyword=canary');
  await page.evaluate(SCRIPT);
  await page.evaluate(() => {
    for (const message of ['the pan is hot', 'the pan is hot', 'the pan is gone'])
      setTimeout(() => {
        throw new RangeError(message);
      });
  });
  await expect.poll(() => told.length).toBe(2);
  expect(told[0]).toMatchObject({
    name: 'RangeError',
    message: 'the pan is hot',
    path: '/products/the-two-egg-pan',
    region: 'GB',
  });
  expect(JSON.stringify(told)).not.toContain('canary');
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
});
