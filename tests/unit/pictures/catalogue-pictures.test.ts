import { beforeEach, describe, expect, test, vi } from 'vitest';

const rendered: { source: unknown; alt: string }[] = [];
vi.mock('#src/features/pictures/store-picture.ts', () => ({
  storePicture: async (source: unknown, alt: string) => {
    rendered.push({ source, alt });
    return { alt };
  },
}));
const { creatorPicture, productCover, productPictures, recipePicture } = await import(
  '#src/features/pictures/catalogue-pictures.ts'
);

const creator = {
  name: 'Inês Carvalho',
  profile: { colour: 'sky' as const },
  art: { foods: ['sardine', 'lemon-half', 'olive'] },
};
const book = {
  name: 'Salt, Lemon, Sardine',
  summary: 'Seventy-four suppers.',
  goods: 'book' as const,
  art: { scene: 'book', foods: ['sardine'] },
  previewImages: [
    { view: 'front', alt: 'The cover' },
    { view: 'spread', alt: 'A photograph of the spread', src: './spread.jpg' },
    { view: 'back', alt: 'The back' },
  ],
};

beforeEach(() => rendered.splice(0));

describe('the pictures of catalogue entries', () => {
  test('follow the editor’s order, photographs where given', async () => {
    const pictures = await productPictures('salt', book, creator);
    expect(pictures.map(({ alt }) => alt)).toEqual(['The cover', 'A photograph of the spread', 'The back']);
    expect(rendered[0]!.source).toMatchObject({ ground: 'sky' });
    expect(rendered[1]!.source).toEqual({
      file: expect.stringMatching(/src\/content\/products\/spread\.jpg$/),
    });
  });

  test('a cover is the first of them', async () => {
    expect((await productCover('salt', book, creator)).alt).toBe('The cover');
    expect(rendered).toHaveLength(1);
  });

  test('say what is drawn', async () => {
    await creatorPicture('ines', creator);
    expect(rendered[0]!.alt).toBe('Inês Carvalho’s plate, with sardine, lemon half and olive about its rim');
    await recipePicture(
      'toast',
      { title: 'Toast', art: { dish: 'toast', foods: ['egg', 'bay'], alt: 'Egg on toast' } },
      creator,
    );
    expect(rendered[1]!.alt).toBe('Egg on toast');
  });
});
