import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { MadeFile } from '../core/products/digital-files.ts';
import { lru } from '../lib/lru.ts';
import { epub } from './epub.ts';
import { captions, film } from './film.ts';
import type { Manuscript } from './manuscript.ts';
import { pdf } from './pdf.ts';

/** Generates one of a demo's sample files. */
export async function makeFile(kind: MadeFile, manuscript: Manuscript): Promise<Buffer> {
  return MAKERS[kind](manuscript);
}

const MAKERS: Record<MadeFile, (manuscript: Manuscript) => Promise<Buffer>> = {
  epub: async (book) => epub(book, await coverOf(book)),
  pdf: async (book) => pdf(book, { cover: await coverOf(book) }),
  film: async (lesson) => film(lesson, await coverOf(lesson)),
  captions: async (lesson) => captions(lesson),
  cards: async (book) => {
    const chapters = book.chapters.filter(({ isRecipe }) => isRecipe);
    return pdf({ ...book, title: `${book.title}: the cards`, chapters }, { layout: 'cards' });
  },
};

/** The files of a product share a cover. */
const keepCover = lru<Promise<Buffer>>(8);

function coverOf({ cover }: Manuscript): Promise<Buffer> {
  return keepCover('svg' in cover ? cover.svg : cover.file, () => render(cover));
}

async function render(cover: Manuscript['cover']): Promise<Buffer> {
  const input = 'svg' in cover ? Buffer.from(cover.svg) : await readFile(cover.file);
  return sharp(input)
    .autoOrient()
    .flatten({ background: '#f6efe1' })
    .resize({ height: 900, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
