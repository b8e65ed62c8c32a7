import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from '#illustrations/draw.ts';
import type { PaletteName } from '#illustrations/inks.ts';
import { nth } from '../lib/nth.ts';
import { onceFor } from '../lib/once-for.ts';
import { ENCODER_SETTINGS } from './encode.ts';
import { idOf, writeMissing } from './picture-cache.ts';
import {
  PICTURE_FOLDER,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  pictureUrl,
  variantName,
} from './picture-sizes.ts';

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

/** What photographs may be, and the ending that their copy gets. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  svg: 'svg',
};
const SMALLEST = nth(PICTURE_WIDTHS, 0);

/**
 * Puts what a picture is made from into its folder, and says where its files are: the widths and formats themselves are made
 * later, by `makePicture`, the platform's image CDN or the build, all under the same addresses. A photograph is never enlarged.
 * @throws naming the file, when a photograph is missing, too small or no picture
 */
export async function storePicture(
  source: PictureSource,
  alt: string,
  folder: string = PICTURE_FOLDER,
): Promise<Picture> {
  return { ...(await storedOnce(source, folder)), alt };
}

type Stored = Omit<Picture, 'alt'>;

/** Photographs by what they are and when they were changed. */
const photographs = new Map<string, Promise<Stored>>();

/** Many things may show the same drawing or photograph; it is read and put down once. */
async function storedOnce(source: PictureSource, folder: string): Promise<Stored> {
  if ('svg' in source) return onceFor(source, folder, () => store(source, folder));
  const { mtimeMs, size } = await stat(source.file);
  const key = [folder, source.file, mtimeMs, size].join(' ');
  const stored = photographs.get(key) ?? store(source, folder);
  photographs.set(key, stored);
  return stored;
}

async function store(source: PictureSource, folder: string): Promise<Stored> {
  const input = 'svg' in source ? Buffer.from(source.svg) : await readFile(source.file);
  const id = idOf(ENCODER_SETTINGS, input);
  const { ending, ...size } =
    'svg' in source ? { ...source, ending: 'svg' } : await photograph(source.file, input);
  await writeMissing(join(folder, id, `source.${ending}`), input);
  const widths = PICTURE_WIDTHS.filter((width) => width <= size.width);
  const width = nth(widths, -1);
  const files = (format: PictureFormat) =>
    widths.map((each) => ({ width: each, url: pictureUrl(id, variantName(each, format)) }));
  const [avif, webp] = PICTURE_FORMATS;
  return {
    id,
    width,
    height: Math.round((size.height * width) / size.width),
    ...('ground' in source ? { ground: source.ground } : {}),
    avif: files(avif),
    webp: files(webp),
  };
}

async function photograph(file: string, input: Buffer) {
  const { autoOrient, format } = await sharp(input)
    .metadata()
    .catch((error: Error) => {
      throw new Error(`${file}: is no picture (${error.message})`, { cause: error });
    });
  const ending = ENDINGS[format];
  if (!ending) throw new Error(`${file}: is a ${format} file, and JPEG, PNG, WebP, AVIF or SVG is expected`);
  if (autoOrient.width < SMALLEST)
    throw new Error(`${file}: is ${autoOrient.width} pixels wide, and at least ${SMALLEST} are needed`);
  return { ...autoOrient, ending };
}
