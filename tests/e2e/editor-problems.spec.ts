import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { serveSources } from './support/serve-shop.ts';
import { expect, test } from './support/test.ts';

/** A port of its own, beside the store and the shops of other long tests. */
const PORT = Number(process.env.E2E_PORT || 4410) + 40;
const SITE = `http://localhost:${PORT}`;
const FILE = 'products/mug-for-strong-tea.md';

test.describe('the editor of a development server @wide @long', () => {
  let folder: string;
  let file: string;
  let sound: string;
  test.beforeEach(async ({ allow }) => {
    // The development server is another address than the store.
    allow(/githubstatus/, /jsdelivr/, new RegExp(`^request to a stranger: ${SITE}/`));
    await mkdir('test-results', { recursive: true });
    folder = await mkdtemp(path.resolve('test-results/problems-'));
    await cp(contentFolder(), path.join(folder, 'content'), { recursive: true });
    file = path.join(folder, 'content', FILE);
    sound = await readFile(file, 'utf8');
    // What it needs of a build: the page of an order, and what functions read.
    for (const built of ['dist/basket/success.html', '.snapshot'])
      await cp(path.join(outFolder(), built), path.join(folder, built), { recursive: true });
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  test('opens with broken content, and lists each mistake until it is mended', async ({ page }) => {
    test.setTimeout(300_000);
    await writeFile(file, sound.replace(/\bgoods: .*/, 'goods: crockery'));
    const server = await serveSources({
      PORT: String(PORT),
      SITE_URL: SITE,
      SETTINGS_FILE: '',
      CONTENT_FOLDER: path.join(folder, 'content'),
      OUT_FOLDER: folder,
      DATA_FOLDER: path.join(folder, 'data'),
    });
    try {
      await page.goto(`${SITE}/admin`);
      const list = page.locator('#problems');
      await expect(list).toContainText('Errors: 1.');
      const mistake = list.getByRole('listitem');
      await expect(mistake).toContainText(`${FILE}: “Kind of goods”: one of the kinds of goods: `);
      await expect(mistake.getByRole('link', { name: FILE })).toHaveAttribute(
        'href',
        '#/collections/products/entries/mug-for-strong-tea',
      );
      const shop = await page.request.get(SITE);
      expect(shop.status()).toBe(503);
      expect(await shop.text()).toContain('goods: one of the kinds of goods: ');

      await writeFile(file, sound);
      await expect
        .poll(() => statusOf(page.request.get(SITE)), { timeout: 200_000, intervals: [1000] })
        .toBe(200);
      await page.goto(`${SITE}/admin`);
      await expect(page.locator('#live-line')).not.toBeEmpty();
      await expect(list).toBeEmpty();

      await writeFile(file, sound.replace(/\bGB: \d+/, 'GB: many'));
      // The file was changed beside the editor, which looks again when its window is used.
      const look = () => page.evaluate(() => dispatchEvent(new Event('focus')));
      await look();
      await expect(mistake).toContainText(`${FILE}: “Formats 1, Prices, GB”: must be a number`);
      // The shop shows what was there before.
      expect((await page.request.get(SITE)).status()).toBe(200);
      await writeFile(file, sound);
      await look();
      await expect(list).toBeEmpty();
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  });
});

/** The status of an answer; 0 while the server is being started again. */
const statusOf = (answer: Promise<{ status(): number }>) =>
  answer.then(
    (given) => given.status(),
    () => 0,
  );
