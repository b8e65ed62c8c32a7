import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** The aspect ratio of pictures of goods and covers. */
const DRAWN = 4 / 5;

for (const width of [768, 1024, 1280, 1440, 1920])
  test(`at ${width} px nothing is much cut by its own picture, however long the words beside it are @wide @long`, async ({
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

test('at 1440 × 900 the first picture, the formats and the button of every product are on the first screen @wide @long', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const products = (await (await request.get('/data/products-gb.json')).json()) as { url: string }[];
  const below: string[] = [];
  let buttons = 0;
  for (const { url } of products) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const ends = await page.evaluate(() => {
      const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      // Before a gift card is added, its form asks for whom it is.
      const isGift = document.querySelector('.gift-form');
      return { picture: end('.gallery img'), button: isGift ? end('.choice') : end('.product-buy .buy-add') };
    });
    if (ends.button > 0) buttons++;
    if (ends.picture > 900 || ends.button > 900) below.push(`${url}: ${JSON.stringify(ends)}`);
  }
  expect(buttons).toBeGreaterThan(10);
  expect(below).toEqual([]);
});

test('the creator is introduced once, beside a short text and together with their quote elsewhere @wide @long', async ({
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

for (const width of [768, 1024])
  test(`at ${width} px the maker’s note fills what a long text leaves below its specification @wide @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [id, maker] of [
      ['a-long-afternoon', 'Vasiliki Manou'],
      ['koji-on-a-tuesday', 'Tomasz Wilk'],
    ] as const) {
      await page.goto(`/products/${id}`);
      const note = (await page.getByRole('region', { name: maker }).boundingBox())!;
      const details = (await page.locator('.details').boundingBox())!;
      const story = (await page.locator('.story').boundingBox())!;
      expect(note.x, id).toBe(details.x);
      expect(note.y - (details.y + details.height), id).toBeLessThan(60);
      expect(Math.abs(note.y + note.height - (story.y + story.height)), id).toBeLessThan(60);
    }
  });

test('text that is shorter than the pictures beside it stays in view until they have passed @wide @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/products/sambal-bajak');
  const words = page.locator('.product-side');
  const start = (await words.boundingBox())!;
  const pictures = (await page.locator('.gallery-beside').boundingBox())!;
  const end = pictures.y + pictures.height;
  expect(end - (start.y + start.height)).toBeGreaterThan(300);
  await page.evaluate((y) => scrollTo(0, y), end - 768);
  await expect
    .poll(async () => {
      const { y, height } = (await words.boundingBox())!;
      return Math.abs(y + height - 768);
    })
    .toBeLessThan(1);
});

test('on tablets text has the same margins beside a column of pictures as beside a book’s @wide @long', async ({
  page,
}) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const edges: number[][] = [];
    for (const id of ['alder', 'sambal-bajak', 'the-curanto-pot']) {
      await page.goto(`/products/${id}`);
      const { x, width: wide } = (await page.locator('#buying').boundingBox())!;
      edges.push([x, x + wide].map(Math.round));
    }
    expect(edges, `at ${width} px`).toEqual([edges[0], edges[0], edges[0]]);
  }
});
