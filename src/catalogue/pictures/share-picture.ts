import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawShareCard, type ShareArt, type ShareCard } from 'illustrations';
import { SHARE_SIZE } from 'illustrations/share-size';
import sharp from 'sharp';
import { lru } from '#src/lib/lru.ts';
import { SHARE_CARD_ENCODER } from './encode.ts';
import { idOf, writeMissing } from './picture-cache.ts';
import { PICTURE_FOLDER, pictureUrl, SHARE_CARD, SHARE_CARD_SOURCE } from './picture-sizes.ts';
import type { PictureSource } from './store-picture.ts';

export type SharePicture = {
  url: string;
  width: number;
  height: number;
  alt: string;
};

/** Stores the drawing of a page's sharing picture. Its JPEG is made later, like other pictures. */
export async function storeShareCard(
  { art, ...words }: Omit<ShareCard, 'art'> & { art: readonly PictureSource[] },
  alt: string,
  folder: string = PICTURE_FOLDER,
): Promise<SharePicture> {
  const svg = Buffer.from(drawShareCard({ ...words, art: await Promise.all(art.map(asArt)) }));
  const id = idOf(JSON.stringify(SHARE_CARD_ENCODER), svg);
  await writeMissing(join(folder, id, SHARE_CARD_SOURCE), svg);
  return { url: pictureUrl(id, SHARE_CARD), ...SHARE_SIZE, alt };
}

/**
 * Lists reuse the photographs of pages. One takes some hundred kilobytes, so only the most recent are cached.
 */
const keepPhotograph = lru<Promise<ShareArt>>(64);

async function asArt(source: PictureSource): Promise<ShareArt> {
  if ('svg' in source) return source;
  const { mtimeMs, size } = statSync(source.file);
  return keepPhotograph(`${source.file} ${mtimeMs} ${size}`, () => photographAsArt(source.file));
}

/** Embeds a photograph in an SVG, at the largest size that a sharing picture shows. */
async function photographAsArt(file: string): Promise<ShareArt> {
  const { data, info } = await sharp(await readFile(file))
    .autoOrient()
    .resize({ width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const photograph = `data:image/jpeg;base64,${data.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${photograph}"/></svg>`;
  return { svg, width, height };
}
