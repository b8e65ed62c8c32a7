import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from '../../art/draw.ts';
import type { PaletteName } from '../../art/inks.ts';
import { nth } from '../../lib/nth.ts';
import { exists, idOf, inTurn, once, writeWhole } from './picture-cache.ts';
import {
  fileName,
  PICTURE_FOLDER,
  PICTURE_FORMATS,
  PICTURE_PATH,
  type PictureFormat,
} from './picture-files.ts';

export interface PictureFile {
  width: number;
  url: string;
}
export interface Picture {
  /** Content hash of what is shown and how it is encoded. */
  id: string;
  /** Size of the largest file, so also the aspect. */
  width: number;
  height: number;
  alt: string;
  /** Palette colour that fills the place before the picture arrives; photographs have none. */
  ground?: PaletteName;
  avif: PictureFile[];
  webp: PictureFile[];
}
export type PictureSource = Drawing | { file: string };

export const PICTURE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

/**
 * Part of every id: changing a number here makes new files. Small AVIF keeps full chroma, or thin red on cream frays; above 640
 * nobody sees the difference, and the cheapest effort at a lower quality is as clean (compared by eye and measured on the catalogue).
 */
const ENCODERS = {
  avif: (width: number) =>
    width <= 640
      ? { quality: 50, effort: 1, chromaSubsampling: '4:4:4' }
      : { quality: 45, effort: 0, chromaSubsampling: '4:2:0' },
  webp: () => ({ quality: 78, effort: 2 }),
};
const SETTINGS = JSON.stringify(
  PICTURE_WIDTHS.map((width) => [width, ENCODERS.avif(width), ENCODERS.webp()]),
);

/**
 * Encodes a drawing or a photograph in every width and format, once: files that lie in the cache folder are kept, and pages
 * that ask for the same picture at the same time wait for the same work. A photograph is never enlarged.
 */
export async function renderPicture(
  source: PictureSource,
  alt: string,
  folder: string = PICTURE_FOLDER,
): Promise<Picture> {
  const input = 'svg' in source ? Buffer.from(source.svg) : await readFile(source.file);
  const id = idOf(SETTINGS, input);
  const size = 'svg' in source ? source : await photographSize(input);
  const widths = widthsUpTo(size.width);
  const width = nth(widths, -1);
  await once(join(folder, id), () => writeMissing(input, id, widths, folder));
  const files = (format: PictureFormat) =>
    widths.map((each) => ({ width: each, url: PICTURE_PATH + fileName(id, each, format) }));
  return {
    id,
    width,
    height: Math.round((size.height * width) / size.width),
    alt,
    ...('ground' in source ? { ground: source.ground } : {}),
    avif: files('avif'),
    webp: files('webp'),
  };
}

/** The standard widths that need no enlarging; a small photograph's own width comes last. */
function widthsUpTo(largest: number): number[] {
  const widths: number[] = PICTURE_WIDTHS.filter((width) => width <= largest);
  if (widths.length < PICTURE_WIDTHS.length && widths.at(-1) !== largest) widths.push(largest);
  return widths;
}

async function photographSize(input: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(input).metadata();
  return autoOrient;
}

async function writeMissing(
  input: Buffer,
  id: string,
  widths: readonly number[],
  folder: string,
): Promise<void> {
  const wanted = widths.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
  const presence = await Promise.all(
    wanted.map(({ width, format }) => exists(join(folder, fileName(id, width, format)))),
  );
  const missing = wanted.filter((_, index) => !presence[index]);
  if (missing.length === 0) return;
  await mkdir(folder, { recursive: true });
  await inTurn(async () => {
    const { data, info } = await sharp(input)
      .autoOrient()
      .flatten({ background: '#f6efe1' })
      .toColourspace('srgb')
      .resize({ width: nth(widths, -1), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const width of new Set(missing.map((file) => file.width))) {
      const resized = await sharp(data, { raw })
        .resize({ width })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = { width: resized.info.width, height: resized.info.height, channels: raw.channels };
      for (const { format } of missing.filter((file) => file.width === width)) {
        const image = sharp(resized.data, { raw: pixels });
        const encoded = format === 'avif' ? image.avif(ENCODERS.avif(width)) : image.webp(ENCODERS.webp());
        await writeWhole(join(folder, fileName(id, width, format)), await encoded.toBuffer());
      }
    }
  });
}
