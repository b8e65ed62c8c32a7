import { expect, test } from './support/test.ts';

/** How wide each picture of goods and covers is drawn, against its height. */
const DRAWN = 4 / 5;

for (const width of [768, 1024, 1280, 1440, 1920])
  test(`at ${width} px nothing is much cut by its own picture, however long the words beside it are @wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['lagos-pepper-box', 'the-two-egg-pan', 'salt-lemon-sardine']) {
      await page.goto(`/products/${id}`);
      const { width, height } = (await page
        .getByRole('group', { name: 'Pictures' })
        .locator('img')
        .first()
        .boundingBox())!;
      const shown = Math.min(width / height / DRAWN, (height / width) * DRAWN);
      expect(shown, id).toBeGreaterThan(0.7);
    }
  });

test('the maker is introduced once, beside the words where those are short and with what they say elsewhere @wide', async ({
  page,
}) => {
  for (const width of [390, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['the-two-egg-pan', 'salt-lemon-sardine', 'dashi']) {
      await page.goto(`/products/${id}`);
      await expect(page.getByRole('link', { name: /’s page$/ }), `${id} at ${width}`).toHaveCount(1);
      await expect(page.getByRole('blockquote')).toBeVisible();
    }
  }
});
