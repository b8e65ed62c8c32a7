import { productSchema } from '#src/catalogue/schemas/product.ts';
import { BUILD_FILE } from '#src/lib/build-file.ts';
import { frontMatter, openEditor, savedFile } from './support/editor.ts';
import { choose, field, reach, save } from './support/editor-form.ts';
import { expect, test } from './support/test.ts';

test.describe('the editor @wide', () => {
  test.beforeEach(({ allow }) => {
    // The library asks whether the git host is up, and names its typefaces' other place, which the policy
    // blocks.
    allow(/githubstatus/, /jsdelivr/);
  });

  test('a price is changed, and nothing else in the file; a line below says since when the site is live', async ({
    page,
  }) => {
    await openEditor(page);
    const before = await savedFile(page, 'products/mug-for-strong-tea.md');
    const line = page.getByRole('status').filter({ hasText: 'Live since' });
    await expect(line).toHaveText(/^Live since \d\d:\d\d \(.+\)\.$/);
    await expect(line).toBeInViewport({ ratio: 1 });
    await page.goto('/admin#/collections/products/entries/mug-for-strong-tea');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await line.click();
    const formats = await field(page, 'Formats');
    await formats.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await (await reach(page, formats.getByRole('spinbutton', { name: 'GB' }).first())).fill('1950');
    await save(page);
    // The shop has a review: a saved change is built when somebody publishes it.
    await expect(line).toHaveText(/^Live since/);
    const after = await savedFile(page, 'products/mug-for-strong-tea.md');
    const expected = frontMatter(before);
    expected.data.formats[0].prices.GB = 1950;
    // A switch always says what it is.
    Object.assign(expected.data, { draft: false });
    for (const format of expected.data.formats) format.assortment = false;
    expect(frontMatter(after).body).toBe(expected.body);
    expect(productSchema.parse(frontMatter(after).data)).toEqual(productSchema.parse(expected.data));
  });

  test('without a review, the line says after a save that it is being built, until a later build is live @long', async ({
    page,
    allow,
  }) => {
    allow(/api\.github\.com/);
    await page.clock.install();
    let builtAt = new Date(0);
    const build = { commit: '9a8b7c6d5e4f', context: 'production' };
    await page.route(BUILD_FILE, (route) => route.fulfill({ json: { ...build, builtAt } }));
    const api = 'https://api.github.com/repos/example/shop/commits/9a8b7c6d5e4f';
    await page.route(api, (route) =>
      route.fulfill({ json: { commit: { message: 'Update product “jar”\n\nTwice.' } } }),
    );
    await page.route('/admin/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, publish_mode: 'simple' } });
    });
    await openEditor(page);
    const line = page.locator('#live-line');
    await expect(line).toHaveText(/^Live since \d\d:\d\d \(.+ 19\d\d\)\. Update product “jar”$/);
    await expect(line.getByRole('link')).toHaveAttribute(
      'href',
      'https://github.com/example/shop/commit/9a8b7c6d5e4f',
    );
    await page.goto('/admin#/collections/products/entries/mug-for-strong-tea');
    await (await field(page, 'Name')).getByRole('textbox').fill('A Mug for Strong Coffee');
    await save(page);
    const being = /^Saved \d\d:\d\d\. Being built\./;
    await expect(line).toHaveText(being);
    await page.clock.fastForward('01:01');
    await expect(line).toHaveText(being);
    builtAt = new Date(Date.now() + 60_000);
    await page.clock.fastForward('01:01');
    await expect(line).toHaveText(/^Live since \d\d:\d\d \(.+\)\. Update product “jar”$/);
  });

  test('a cloth of two sizes is added, with a photograph @long', async ({ page }) => {
    await openEditor(page);
    await page.goto('/admin#/collections/products/new');
    await (await field(page, 'Name')).getByRole('textbox').fill('The Linen Cloth');
    await choose(page, 'Creator', 'Hanna Lindqvist');
    await choose(page, 'Categories', 'Table and linen (kitchen/table)');
    await choose(page, 'Kind of goods', 'tableware');
    await (await field(page, 'Summary')).getByRole('textbox').fill('A cloth for hands, plates and bread.');

    const pictures = await field(page, 'Pictures');
    await pictures.getByRole('button', { name: /^Add/ }).click();
    await pictures.getByRole('textbox', { name: 'View' }).fill('front');
    await pictures.getByRole('textbox', { name: 'Alternative text' }).fill('A folded linen cloth');
    const choosing = page.waitForEvent('filechooser');
    await pictures.getByRole('button', { name: 'Browse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Image' });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await choosing).setFiles('tests/fixtures/roaster/products/photographs/roaster-cup-front.jpg');
    await dialog.getByRole('button', { name: 'Insert' }).click();

    const options = await field(page, 'Options');
    await options.getByRole('button', { name: /^Add .?Option/ }).click();
    await options.getByRole('textbox', { name: 'Name' }).fill('Size');
    for (const [at, value] of ['Small', 'Large'].entries()) {
      await options.getByRole('button', { name: /^Add .?Value/ }).click();
      await options.getByRole('textbox', { name: 'Value' }).nth(at).fill(value);
    }
    const prices = await field(page, 'Prices');
    await prices.getByRole('checkbox', { name: /^Add .?Prices/ }).check();
    await prices.getByRole('spinbutton', { name: 'GB' }).fill('1200');
    await prices.getByRole('spinbutton', { name: 'EU' }).fill('1400');

    const formats = await field(page, 'Formats');
    for (const [at, value] of ['Small', 'Large'].entries()) {
      await formats.getByRole('button', { name: /^Add .?Format/ }).click();
      const format = formats.getByRole('group', { name: /^“.?Id.?” Field/ }).nth(at);
      await format.getByRole('textbox').fill(value.toLowerCase());
      const chosen = formats.getByRole('group', { name: /^“.?Options.?” Field/ }).nth(at);
      await chosen.getByRole('button', { name: /^Add .?Option/ }).click();
      await chosen.getByRole('textbox', { name: 'Value' }).fill(value);
    }
    await (await field(page, 'Text')).getByRole('textbox').fill('Woven twice as thick as a tea towel.');
    await save(page);

    const { data, body } = frontMatter(await savedFile(page, 'products/the-linen-cloth.md'));
    expect(productSchema.parse(data)).toMatchObject({
      name: 'The Linen Cloth',
      creator: 'hanna-lindqvist',
      categories: ['kitchen/table'],
      addedAt: expect.any(Date),
      formats: [
        { id: 'small', name: 'Small', prices: { GB: 1200, EU: 1400 } },
        { id: 'large', name: 'Large', prices: { GB: 1200, EU: 1400 } },
      ],
      previewImages: [
        { view: 'front', src: './photographs/roaster-cup-front.jpg', alt: 'A folded linen cloth' },
      ],
    });
    expect(body.trim()).toBe('Woven twice as thick as a tea towel.');
    expect((await savedFile(page, 'products/photographs/roaster-cup-front.jpg')).length).toBeGreaterThan(
      10_000,
    );
  });
});
