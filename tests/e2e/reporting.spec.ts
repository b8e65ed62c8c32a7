import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const ENTRY = fileURLToPath(
  new URL('../../src/features/reporting/report-failures.client.ts', import.meta.url),
);

/**
 * The scripts that a store with a reporting service has on every page, by their addresses; the store of these
 * tests has none.
 */
async function scripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/_astro',
    write: false,
    define: { 'import.meta.env.SENTRY_RELEASE': '"1.0.11"' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map((file) => [`/_astro/${path.basename(file.path)}`, file.text]));
}

/** Adds the scripts to a page. @returns which of them it loads, and what it reports. */
async function withReporting(page: Page) {
  const built = await scripts();
  const loaded: string[] = [];
  const told: { event: Record<string, unknown>; text: string }[] = [];
  await page.route(
    ({ pathname }) => built.has(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      loaded.push(pathname);
      await route.fulfill({ contentType: 'text/javascript', body: built.get(pathname)! });
    },
  );
  await page.route('**/api/failures', async (route) => {
    const text = route.request().postData() ?? '';
    told.push({ event: JSON.parse(text.split('\n')[2]!), text });
    await route.continue();
  });
  return {
    loaded,
    told,
    start: () => page.evaluate(() => import('/_astro/report-failures.client.js' as string)),
  };
}

const fail = (page: Page, messages: string[]) =>
  page.evaluate((all) => {
    for (const message of all)
      setTimeout(() => {
        throw new RangeError(message);
      });
  }, messages);

test('[ERR-10] without a service a failing page sends no report, and continues @wide @long', async ({
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
  await page.getByRole('button', { name: /^Add to basket ·/ }).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
  expect(told).toEqual([]);
});

test('[ERR-10] with a service its client loads with the first failure, each failure is reported once, without query, and the page continues @wide @long', async ({
  page,
  allow,
}) => {
  allow(/exception: .*the pan is (hot|gone)/);
  const { loaded, told, start } = await withReporting(page);
  await page.goto('/products/the-two-egg-pan?keyword=canary');
  await start();
  expect(loaded).toHaveLength(1);
  await fail(page, ['the pan is hot', 'the pan is hot', 'the pan is gone']);
  await expect.poll(() => told.length).toBe(2);
  expect(told.map(({ event }) => event)).toMatchObject(
    ['the pan is hot', 'the pan is gone'].map((value) => ({
      release: '1.0.11',
      tags: { path: '/products/the-two-egg-pan', region: 'GB' },
      exception: { values: [{ type: 'RangeError', value, stacktrace: { frames: expect.any(Array) } }] },
    })),
  );
  expect(told.map(({ text }) => text).join()).not.toContain('canary');
  await page.getByRole('button', { name: /^Add to basket ·/ }).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
});
