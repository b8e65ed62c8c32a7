import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { buildAgain, buildOtherShop } from '#tests/build/support/other-shop.ts';
import { frontMatter, openEditor, writeOut } from './support/editor.ts';
import { choose, field, reach, save } from './support/editor-form.ts';
import { sessionOnPage, sumOnPage } from './support/hosted-page.ts';
import { serveShop } from './support/serve-shop.ts';
import { addButton, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Ports of its own, beside the store and the shops of other long tests. */
const PORT = Number(process.env.E2E_PORT || 4410) + 20;
const SITE = `http://localhost:${PORT}`;
const SETTINGS = { PORT: String(PORT), SITE_URL: SITE, SETTINGS_FILE: '' };
/** `npx found` */
const FOUND = ['--import', './scripts/lib/shop-modules-hook.ts', 'scripts/tasks/found.ts'];
const ID = 'the-linen-shirt';
const VIEWS = ['The shirt from the front', 'The shirt from the back', 'A button of the shirt'];

test.describe('a shirt of two sizes and two colours, from the editor to the payment page @wide @long', () => {
  let folder: string;
  let content: string;
  let pictures: string[];
  test.beforeEach(async ({ allow }) => {
    // The shop that is built from the editor's content, and its payment page.
    const built = new RegExp(`^request to a stranger: http://localhost:(${PORT}|${PORT + 1})/`);
    // The editor looks whether the site that it is on has the page.
    const looked = new RegExp(`404.*localhost:${PORT - 20}/products/${ID}`);
    allow(/githubstatus/, /jsdelivr/, built, looked);
    await mkdir('test-results', { recursive: true });
    folder = await mkdtemp(path.resolve('test-results/walk-'));
    content = path.join(folder, 'content');
    await cp(contentFolder(), content, { recursive: true });
    pictures = await photographs(folder);
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  test.describe('at a desk', () => {
    test.use({ viewport: { width: 1440, height: 900 }, extraHTTPHeaders: { 'x-country': 'GB' } });
    test('it is made as a draft, seen in a preview, published and bought', async ({ page, context }) => {
      // Two builds: 3 minutes on two free cores, 7 on a busy machine.
      test.setTimeout(900_000);
      const effort = await makeShirt(page, pictures);
      console.log(`  At 1440: ${effort}`);
      await writeOut(page, content);

      const preview = await buildOtherShop(content, { ...SETTINGS, DRAFTS: 'show' });
      const previewed = await serveShop(preview, SETTINGS);
      const shop = await context.newPage();
      try {
        await shop.goto(`${SITE}/products/${ID}`);
        await expect(shop.getByRole('heading', { level: 1 })).toContainText('The Linen Shirt');
        await expect(shop.getByRole('group', { name: 'Colour' }).getByRole('radio')).toHaveCount(2);
        // Nothing is loading when the server stops.
        await shop.goto('about:blank');
      } finally {
        await previewed.stop();
      }

      await page.goto(`/admin#/collections/products/entries/${ID}`);
      await (await field(page, 'Draft')).getByRole('switch').click();
      await save(page);
      await writeOut(page, content);
      await buildAgain(preview, SETTINGS);
      const served = await serveShop(preview, SETTINGS);
      try {
        await shop.goto(`${SITE}/products/${ID}`);
        const lead = shop.locator('.lead-picture img');
        await expect(lead).toHaveAttribute('alt', VIEWS[0]!);
        // The camera held it sideways, and shoppers see it upright.
        await expect
          .poll(() => lead.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth))
          .toBe(true);
        await shop.getByRole('radio', { name: 'Large' }).check();
        await shop.getByRole('radio', { name: 'Indigo' }).check();
        await expect(addButton(shop)).toHaveText('Add to basket · £51.00');
        await addButton(shop).click();
        await expect(shop.getByText('1 × The Linen Shirt, Large, Indigo.')).toBeVisible();
        await shop.goto(`${SITE}/basket`);
        await readyPayButton(shop).click();
        await sessionOnPage(shop);
        await expect(shop.getByRole('listitem').filter({ hasText: 'The Linen Shirt' })).toContainText(
          '£51.00',
        );
        expect((await sumOnPage(shop)).amount).toBeGreaterThanOrEqual(5100);
        await shop.goto('about:blank');
      } finally {
        await served.stop();
        await preview.remove();
      }
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('it is made, and its content is valid', async ({ page }) => {
      test.setTimeout(240_000);
      const effort = await makeShirt(page, pictures);
      console.log(`  At 390: ${effort}`);
      await writeOut(page, content);
      // The folder has settings of its own, so it is checked as an editor would, in another process.
      const check = promisify(execFile)(process.execPath, [...FOUND, 'content', 'check', content], {
        env: { ...process.env, CONTENT_FOLDER: content },
      });
      expect((await check).stdout).toContain('is valid');
      const { data } = frontMatter(await readFile(path.join(content, `products/${ID}.md`), 'utf8'));
      expect(
        productSchema.parse(data).formats.map(({ name, prices }) => [name, prices.GB, prices.EU]),
      ).toEqual([
        ['Small, Undyed', 4800, 5600],
        ['Small, Indigo', 5100, 5900],
        ['Large, Undyed', 4800, 5600],
        ['Large, Indigo', 5100, 5900],
      ]);
    });
  });
});

/** Three photographs, of which the first is sideways, as a camera writes one that it has turned. */
async function photographs(folder: string): Promise<string[]> {
  const source = 'tests/fixtures/roaster/products/photographs/roaster-cup-front.jpg';
  const files = ['front', 'back', 'button'].map((name) => path.join(folder, `shirt-${name}.jpg`));
  const [front, ...others] = files as [string, ...string[]];
  const upright = await sharp(source).resize(1200, 1600, { fit: 'cover' }).jpeg().toBuffer();
  await sharp(await sharp(upright).rotate(-90).toBuffer())
    .withMetadata({ orientation: 6 })
    .toFile(front);
  for (const [at, other] of others.entries())
    await sharp(upright)
      .rotate(180 * at)
      .toFile(other);
  return files;
}

/** Makes the shirt as a draft. @returns how much work it was */
async function makeShirt(page: Page, pictures: readonly string[]): Promise<string> {
  page.setDefaultTimeout(20_000);
  await page.addInitScript(countWork);
  await openEditor(page);
  await page.evaluate(countWork);
  const began = performance.now();
  await page.goto('/admin#/collections/products/new');
  await (await field(page, 'Name')).getByRole('textbox').fill('The Linen Shirt');
  await (await field(page, 'Draft')).getByRole('switch').click();
  await choose(page, 'Creator', 'Hanna Lindqvist');
  await choose(page, 'Kind of goods', 'clothing');
  await choose(page, 'Categories', 'Table and linen (kitchen/table)');
  await (await field(page, 'Summary')).getByRole('textbox').fill('A shirt of undyed or blue linen.');

  const shown = await field(page, 'Pictures');
  for (const [at, file] of pictures.entries()) {
    await shown.getByRole('button', { name: /^Add/ }).last().click();
    const choosing = page.waitForEvent('filechooser');
    const empty = await reach(page, shown.getByRole('group', { name: /^“.?File.?” Field/ }).nth(at));
    await empty.getByRole('button', { name: 'Browse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Image' });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await choosing).setFiles(file);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await (await reach(page, shown.getByRole('textbox', { name: 'Alternative text' }).nth(at))).fill(
      VIEWS[at]!,
    );
  }

  const prices = await field(page, 'Prices');
  await prices.getByRole('checkbox', { name: /^Add .?Prices/ }).check();
  await prices.getByRole('spinbutton', { name: 'GB' }).fill('4800');
  await prices.getByRole('spinbutton', { name: 'EU' }).fill('5600');

  const options = await field(page, 'Options');
  for (const [at, [name, values]] of Object.entries({
    Size: ['Small', 'Large'],
    Colour: ['Undyed', 'Indigo'],
  }).entries()) {
    await options
      .getByRole('button', { name: /^Add .?Option/ })
      .last()
      .click();
    await options.getByRole('textbox', { name: 'Name' }).nth(at).fill(name);
    for (const value of values!) {
      await options
        .getByRole('button', { name: /^Add .?Value/ })
        .nth(at)
        .click();
      await options
        .getByRole('group', { name: /^“.?Values.?” Field/ })
        .nth(at)
        .getByRole('textbox')
        .last()
        .fill(value);
    }
  }
  // Indigo costs more, in both sizes.
  const differs = options.getByRole('group', { name: /^“.?Differences.?” Field/ }).nth(1);
  await differs.getByRole('button', { name: /^Add/ }).last().click();
  await differs.getByRole('textbox', { name: 'Value' }).fill('Indigo');
  await differs.getByRole('checkbox', { name: /^Add .?Prices/ }).check();
  await differs.getByRole('spinbutton', { name: 'GB' }).fill('5100');
  await differs.getByRole('spinbutton', { name: 'EU' }).fill('5900');

  await (await field(page, 'Text')).getByRole('textbox').fill('Washed once, so that it does not shrink.');
  await save(page);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { clicks, fields } = await page.evaluate(() => (window as unknown as { work(): Work }).work());
  return `${clicks} clicks, ${fields} fields typed, ${seconds} s by a robot`;
}

type Work = { clicks: number; fields: number };

/** Runs in the page: counts presses, and fields into which something is typed. */
function countWork() {
  const given = window as unknown as { work?(): Work };
  if (given.work) return;
  let clicks = 0;
  const typed = new Set<EventTarget>();
  addEventListener('pointerdown', () => clicks++, true);
  addEventListener('input', ({ target }) => target && typed.add(target), true);
  given.work = () => ({ clicks, fields: typed.size });
}
