import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing, PaletteName } from 'illustrations';
import sharp from 'sharp';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { nth } from '#src/lib/nth.ts';
import { ENCODER_SETTINGS } from './encode.ts';
import type { NamedDrawing } from './named-drawing.ts';
import { idOf, writeMissing } from './picture-cache.ts';
import {
  MAX_PIXELS,
  PICTURE_FOLDER,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  pictureUrl,
  variantName,
} from './picture-sizes.ts';
import { storedDrawings } from './stored-drawings.ts';

type PictureFile = {
  width: number;
  url: string;
};
export type Picture = {
  /** A hash of the content and the encoder settings. */
  id: string;
  /** The size of the largest file, which also gives the aspect ratio. */
  width: number;
  height: number;
  alt: string;
  /** The palette colour shown until the picture has loaded. Photographs have none. */
  ground?: PaletteName;
  avif: PictureFile[];
  webp: PictureFile[];
};
export type PictureSource = Drawing | NamedDrawing | { file: string };

/** Allowed formats of photographs, and the file extensions of their copies. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  svg: 'svg',
};
const SMALLEST = nth(PICTURE_WIDTHS, 0);

/**
 * Stores a picture's source and returns the addresses of its files. The files are made later by
 * `makePicture`, the image CDN or the build, at the same addresses. Photographs are never enlarged.
 *
 * @throws Error with the file name when a photograph is missing, too small or not a picture
 */
export async function storePicture(
  source: PictureSource,
  alt: string,
  folder: string = PICTURE_FOLDER,
): Promise<Picture> {
  return { ...(await storedOnce(source, folder)), alt };
}

type Stored = Omit<Picture, 'alt'>;

/** Photographs by path, size and modification time. */
const photographs = new Map<string, Promise<Stored>>();

/** Stores a drawing or photograph only once, however often it is used. */
async function storedOnce(source: PictureSource, folder: string): Promise<Stored> {
  if ('name' in source) return memoizeByObject(source, folder, () => storeDrawing(source, folder));
  if ('svg' in source) return memoizeByObject(source, folder, () => store(source, folder));
  const { mtimeMs, size } = statSync(source.file);
  const key = [folder, source.file, mtimeMs, size].join(' ');
  const stored = photographs.get(key) ?? store(source, folder);
  photographs.set(key, stored);
  return stored;
}

/** Does not draw what is stored already. */
async function storeDrawing(drawing: NamedDrawing, folder: string): Promise<Stored> {
  const known = storedDrawings().get(drawing.name);
  if (known && existsSync(join(folder, known.id))) return pictureOf(known.id, known);
  const stored = await store(drawing, folder);
  const { width, height, ground } = drawing;
  storedDrawings().set(drawing.name, { id: stored.id, width, height, ground });
  return stored;
}

async function store(source: PictureSource, folder: string): Promise<Stored> {
  const input = 'svg' in source ? Buffer.from(source.svg) : await readFile(source.file);
  const id = idOf(ENCODER_SETTINGS, input);
  const { ending, ...size } =
    'svg' in source ? { ...source, ending: 'svg' } : await photograph(source.file, input, SMALLEST);
  await writeMissing(join(folder, id, `source.${ending}`), input);
  return pictureOf(id, { ...size, ...('ground' in source && { ground: source.ground }) });
}

type Shape = { width: number; height: number; ground?: PaletteName };

function pictureOf(id: string, { ground, ...size }: Shape): Stored {
  const widths = PICTURE_WIDTHS.filter((width) => width <= size.width);
  const width = nth(widths, -1);
  const files = (format: PictureFormat) =>
    widths.map((each) => ({ width: each, url: pictureUrl(id, variantName(each, format)) }));
  const [avif, webp] = PICTURE_FORMATS;
  return {
    id,
    width,
    height: Math.round((size.height * width) / size.width),
    ...(ground && { ground }),
    avif: files(avif),
    webp: files(webp),
  };
}

/**
 * The size of a photograph as it is seen, and the ending of its copies. Reads only its header.
 *
 * @param input its bytes, or its path
 * @param leastWidth in pixels
 * @throws Error that begins with `file`
 */
async function photograph(file: string, input: Buffer | string, leastWidth: number) {
  // An empty file is refused before there is a promise.
  const { autoOrient, format, compression } = await Promise.resolve(input)
    .then((source) => sharp(source).metadata())
    .catch((error: Error) => {
      throw new Error(`${file}: is no picture, and JPEG, PNG, WebP, AVIF or SVG is expected`, {
        cause: error,
      });
    });
  // HEIC, which phones write, has the container of AVIF.
  const name = format === 'heif' && compression !== 'av1' ? 'HEIC' : format;
  const ending = ENDINGS[name];
  if (!ending) throw new Error(`${file}: is a ${name} file, and JPEG, PNG, WebP, AVIF or SVG is expected`);
  const { width, height } = autoOrient;
  if (width < leastWidth)
    throw new Error(`${file}: is ${width} pixels wide, and at least ${leastWidth} are needed`);
  if (width * height > MAX_PIXELS)
    throw new Error(`${file}: is ${width} by ${height} pixels, and at most ${MAX_PIXELS / 1e6} million fit`);
  return { ...autoOrient, ending };
}

/**
 * What keeps a photograph from being shown, such as “is 200 pixels wide, …”. Undefined if nothing does.
 *
 * @param leastWidth in pixels: see `MIN_WIDTHS`
 */
export function photographProblem(file: string, leastWidth: number): Promise<string | undefined> {
  return photograph(file, file, leastWidth).then(
    () => undefined,
    (error: Error) => error.message.replace(`${file}: `, ''),
  );
}
