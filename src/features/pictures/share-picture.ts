import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawShareCard, SHARE_SIZE, type ShareArt, type ShareCard } from '../../art/share-card.ts';
import { exists, idOf, inTurn, once, writeWhole } from './picture-cache.ts';
import { fileName, PICTURE_FOLDER, PICTURE_PATH } from './picture-files.ts';
import type { PictureSource } from './render.ts';

export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** JPEG, since some networks still take nothing newer; full chroma, or red letters fray. */
const ENCODER = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** A page's card, encoded once for its content and kept in the cache folder. */
export async function renderShareCard(
  { art, ...words }: Omit<ShareCard, 'art'> & { art: readonly PictureSource[] },
  alt: string,
  folder: string = PICTURE_FOLDER,
): Promise<SharePicture> {
  const svg = Buffer.from(drawShareCard({ ...words, art: await Promise.all(art.map(asArt)) }));
  const name = fileName(idOf(JSON.stringify(ENCODER), svg), SHARE_SIZE.width, 'jpg');
  const path = join(folder, name);
  await once(path, async () => {
    if (await exists(path)) return;
    await mkdir(folder, { recursive: true });
    await inTurn(async () => writeWhole(path, await sharp(svg).jpeg(ENCODER).toBuffer()));
  });
  return { url: PICTURE_PATH + name, ...SHARE_SIZE, alt };
}

/** A photograph is carried inside an SVG, at the most that a card can show of it. */
async function asArt(source: PictureSource): Promise<ShareArt> {
  if ('svg' in source) return source;
  const { data, info } = await sharp(await readFile(source.file))
    .autoOrient()
    .resize({ width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const photograph = `data:image/jpeg;base64,${data.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${photograph}"/></svg>`;
  return { svg, width, height };
}
