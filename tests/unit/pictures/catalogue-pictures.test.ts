import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

const rendered: { source: unknown; alt: string }[] = [];
vi.mock('#src/catalogue/pictures/store-picture.ts', () => ({
  storePicture: async (source: unknown, alt: string) => {
    rendered.push({ source, alt });
    return { alt };
  },
}));
// Files share a worker and its modules: this one uses the stand-in for pictures, the others do not.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { creatorPicture, productCover, productPictures, recipePicture } = await import(
  '#src/catalogue/pictures/catalogue-pictures.ts'
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
  test('have the editor’s order, with photographs if there are any', async () => {
    const pictures = await productPictures('salt', book, creator);
    expect(pictures.map(({ alt }) => alt)).toEqual(['The cover', 'A photograph of the spread', 'The back']);
    expect(rendered[0]!.source).toMatchObject({ ground: 'sky' });
    expect(rendered[1]!.source).toEqual({
      file: expect.stringMatching(/fixtures\/shop\/products\/spread\.jpg$/),
    });
  });

  test('a cover is the first of them', async () => {
    expect((await productCover('salt', book, creator)).alt).toBe('The cover');
    expect(rendered).toHaveLength(1);
  });

  test('are one, the name in large letters, if there is neither photograph nor drawing', async () => {
    const jar = {
      name: 'Damson Jam',
      noun: 'Jar',
      summary: 'Damsons.',
      goods: 'food' as const,
      previewImages: [],
    };
    const [picture, ...more] = await productPictures('jam', jar, creator);
    expect(more).toEqual([]);
    expect(picture!.alt).toBe('“Damson Jam” in large letters');
    expect(rendered[0]!.source).toMatchObject({ ground: 'sky', width: 1536, height: 1920 });
    const course = { ...jar, name: 'Jam in a Day', goods: 'course' as const };
    await productCover('course', course, creator);
    expect(rendered[1]!.source).toMatchObject({ width: 1536, height: 1024 });
  });

  test('are drawn from the front if an editor lists no views', async () => {
    const listed = await productCover('salt', book, creator);
    const [plain] = await productPictures('salt', { ...book, previewImages: [] }, creator);
    expect(plain!.alt).toBe('Salt, Lemon, Sardine, book by Inês Carvalho');
    expect(listed.alt).toBe('The cover');
    expect(rendered[1]!.source).toEqual(rendered[0]!.source);
  });

  test('are an empty plate for a creator without a drawing, and photographs come before drawings', async () => {
    const { art, ...bare } = creator;
    await creatorPicture('ines', bare);
    expect(rendered[0]!.alt).toBe('Inês Carvalho’s plate, with a monogram on it');
    await creatorPicture('ines', {
      ...bare,
      art,
      photograph: { src: './ines.jpg', alt: 'Inês at the harbour' },
    });
    expect(rendered[1]).toEqual({
      source: { file: expect.stringMatching(/fixtures\/shop\/creators\/ines\.jpg$/) },
      alt: 'Inês at the harbour',
    });
  });

  test('without a drawing of that name are refused by file and field', async () => {
    const sofa = { ...book, art: { scene: 'sofa', foods: ['egg'] } };
    await productCover('salt', sofa, creator);
    expect(() => (rendered[0]!.source as { svg: string }).svg).toThrow(
      /fixtures\/shop\/products\/salt\.md: art: .*no scene is called "sofa".*skillet/,
    );
  });

  test('have alternative texts of what is drawn', async () => {
    await creatorPicture('ines', creator);
    expect(rendered[0]!.alt).toBe('Inês Carvalho’s plate, with sardine, lemon half and olive about its rim');
    await recipePicture(
      'toast',
      { title: 'Zaalouk', art: { dish: 'zaalouk', foods: ['tomato', 'olive', 'garlic', 'fig'] } },
      creator,
    );
    expect(rendered[1]!.alt).toMatch(
      /^A plate of soft red-brown mashed aubergine.*; beside it tomato, olive and garlic$/,
    );
    await recipePicture('toast', { title: 'Toast', art: { dish: 'toast', foods: ['fig', 'bay'] } }, creator);
    expect(rendered[2]!.alt).toBe('Toast with fig and bay; beside it fig and bay');
  });
});
