import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawProduct, drawRecipe, drawShareCard, type ShareCard, THEMES } from 'illustrations';
import { faultIn } from 'illustrations/checks';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePicture } from '#src/catalogue/pictures/make-picture.ts';
import { storeShareCard } from '#src/catalogue/pictures/share-picture.ts';
import { band } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The share card at its address. */
async function madeOf(url: string): Promise<Buffer> {
  const made = await makePicture(url.split('/')[2]!, 'card.jpg', { sources: folder, kept: folder });
  return made!;
}

const book = drawProduct(
  {
    slug: 'fold',
    name: 'Fold',
    creatorName: 'Tomasz Wilk',
    colour: 'plum',
    art: { scene: 'book', foods: ['dumpling', 'beetroot'] },
  },
  'front',
);
const dish = drawRecipe({
  slug: 'soup',
  title: 'Soup',
  colour: 'sage',
  art: { dish: 'soup', foods: ['carrot', 'onion'] },
});
/** As large as the dish, and quick to render: where the words are does not depend on what a picture shows. */
const plainDish = { ...dish, svg: band('#334455').svg };
const words = {
  brand: 'Found',
  kicker: 'Books · Places',
  title: 'Fold',
  byline: 'by Tomasz Wilk',
  colour: 'plum',
} as const;
const TITLES = [
  'Ox',
  'Fold',
  'Kroeung: Lemongrass, Galangal and the Sound of the Mortar Now',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'What a year of selling pickles from a railway arch in Tbilisi taught us about patience',
  '“Quoted” <b> & ½ Quỳnh Trần',
];

describe('the share picture of a page', () => {
  test('is a JPEG of 1200 by 630 below 300 KB, named by its content', async () => {
    const card = await storeShareCard({ ...words, art: [book] }, 'Fold, by Tomasz Wilk', folder);
    expect(card).toMatchObject({ width: 1200, height: 630, alt: 'Fold, by Tomasz Wilk' });
    expect(card.url).toMatch(/^\/pictures\/[A-Za-z0-9]{10}\/card\.jpg$/);
    const made = await madeOf(card.url);
    expect(await sharp(made).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(made.length).toBeLessThan(300_000);
    const file = join(folder, card.url.split('/')[2]!, 'card.svg');

    const before = new Date('2020-01-01');
    await utimes(file, before, before);
    expect(await storeShareCard({ ...words, art: [book] }, 'again', folder)).toMatchObject({
      url: card.url,
    });
    expect((await stat(file)).mtime).toEqual(before);
    const other = await storeShareCard({ ...words, title: 'Folded', art: [book] }, '', folder);
    expect(other.url).not.toBe(card.url);
  });

  test('may contain a photograph or a drawing', async () => {
    const file = join(folder, 'pan.png');
    await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#00ff00' } })
      .png()
      .toFile(file);
    const { url } = await storeShareCard({ ...words, art: [{ file }] }, '', folder);
    const { data } = await sharp(await madeOf(url))
      .extract({ left: 1100, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[1]).toBeGreaterThan(240);
    expect(data[0]).toBeLessThan(20);
  });

  test('a logo takes the place of the name, in the colour of the text', async () => {
    const logo = {
      viewBox: '0 0 4 2',
      width: 4,
      height: 2,
      content: '<path fill="currentColor" d="M0 0h4v2H0z"/>',
    };
    const colour = { ground: '#0e5f55', ink: '#fffff0' };
    const svg = Buffer.from(drawShareCard({ ...words, logo, colour, art: [book] }));
    const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    // 44 high, 88 wide, at the lower left.
    for (const [x, y] of [
      [62, 536],
      [146, 576],
    ] as const)
      expect(colourAt(x, y), `${x}, ${y}`).toEqual([255, 255, 240]);
    for (const [x, y] of [
      [57, 550],
      [151, 550],
      [100, 581],
    ] as const)
      expect(colourAt(x, y), `${x}, ${y}`).toEqual([14, 95, 85]);
  });

  const cards: ShareCard[] = TITLES.flatMap((title) =>
    [[book], [book, dish, book, dish]].map((art, index) => ({
      ...words,
      title,
      byline:
        index % 2 ? 'Cookbooks by people who cook for a living, printed when you ask for them.' : 'by us',
      colour:
        title.length > 60
          ? { ground: '#b92f18', ink: '#fffaf0' }
          : (Object.keys(THEMES)[title.length % 8] as 'plum'),
      art,
    })),
  );
  test.each(cards.map((card) => [card.title, card.art.length, card] as const))(
    '“%s” with %i pictures: well-formed, with the text inside its column and above the line',
    async (_title, pictures, card) => {
      const svg = drawShareCard(card);
      expect(faultIn(svg)).toBeUndefined();
      expect(drawShareCard(card)).toBe(svg);
      // The same card without text differs from it only where text may be.
      const plain = { ...card, art: card.art.map(() => plainDish) };
      const bare = { ...plain, kicker: '', title: ' x ', byline: undefined };
      const [one, two] = await Promise.all([plain, bare].map((each) => pixels(drawShareCard(each))));
      const box = changed(one!, two!);
      const artLeft = pictures === 4 ? 570 : 696;
      expect(box.left).toBeGreaterThanOrEqual(58);
      expect(box.right).toBeLessThanOrEqual(artLeft - 40);
      expect(box.top).toBeGreaterThanOrEqual(60);
      expect(box.bottom).toBeLessThanOrEqual(510);
    },
  );
});

type Pixels = { data: Buffer; info: { width: number; channels: number } };
const pixels = (svg: string): Promise<Pixels> =>
  sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });

function changed(one: Pixels, two: Pixels) {
  const { width, channels } = one.info;
  const box = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  for (let at = 0; at < one.data.length; at += channels) {
    if (Math.abs(one.data[at + 1]! - two.data[at + 1]!) < 24) continue;
    const pixel = at / channels;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
