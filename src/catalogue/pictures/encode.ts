import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { COLOURS } from '#src/core/shop/colours.ts';
import { nth } from '#src/lib/nth.ts';
import { createQueue } from '#src/lib/queue.ts';
import {
  MAX_PIXELS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from './picture-sizes.ts';

// One libvips thread per encoding and as many encodings as cores is faster than several threads per encoding.
sharp.concurrency(1);
/** Encodes at most one picture per core at the same time. */
const inTurn = createQueue(availableParallelism());

/** The paper's colour, behind transparent areas. */
const GROUND = COLOURS.paper.light;

type Encoder = { quality: number; effort: number; chromaSubsampling?: string };

/**
 * Small AVIF uses full chroma, since thin red lines on cream get artefacts without it. Above 640 px the
 * difference is not visible, and the lowest effort at a lower quality is as good (compared by eye and
 * measured on the catalogue).
 */
const ENCODERS: Record<PictureFormat, (width: PictureWidth) => Encoder> = {
  avif: (width) =>
    width <= 640
      ? { quality: 50, effort: 1, chromaSubsampling: '4:4:4' }
      : { quality: 45, effort: 0, chromaSubsampling: '4:2:0' },
  webp: () => ({ quality: 78, effort: 2 }),
};
/**
 * JPEG, since some networks accept no newer format. Full chroma, since red letters get artefacts without it.
 */
export const SHARE_CARD_ENCODER = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** Part of every picture's id, so that new encoder settings produce new addresses. */
export const ENCODER_SETTINGS = JSON.stringify(
  PICTURE_WIDTHS.map((width) => PICTURE_FORMATS.map((format) => [width, ENCODERS[format](width)])),
);

/** The quality, 1 to 100, of a width and format. */
export function qualityOf(width: PictureWidth, format: PictureFormat): number {
  return ENCODERS[format](width).quality;
}

/**
 * Encodes a drawing or a photograph in one width and format.
 *
 * @throws Error when the input is not a picture or has too many pixels
 */
export function encodeVariant(input: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  return inTurn(() => encoded(upright(input).resize({ width }), width, format).toBuffer());
}

/** Encodes several variants. The input is decoded once, at the largest width. */
export async function* encodeVariants(
  input: Buffer,
  wanted: readonly { width: PictureWidth; format: PictureFormat }[],
): AsyncGenerator<{ width: PictureWidth; format: PictureFormat; data: Buffer }> {
  const largest = Math.max(...wanted.map(({ width }) => width));
  const { data: pixels, info } = await inTurn(() =>
    upright(input).resize({ width: largest }).raw().toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { width, format } of wanted)
    yield {
      width,
      format,
      data: await inTurn(() => encoded(sharp(pixels, { raw }).resize({ width }), width, format).toBuffer()),
    };
}

/**
 * The lossless original from which the image CDN makes the other widths,
 * at most as wide as the largest of them.
 */
export function encodeOriginal(input: Buffer): Promise<Buffer> {
  const width = nth(PICTURE_WIDTHS, -1);
  return inTurn(() =>
    upright(input).resize({ width, withoutEnlargement: true }).webp({ lossless: true, effort: 0 }).toBuffer(),
  );
}

/** Encodes a sharing picture from its drawing as JPEG. */
export function encodeShareCard(svg: Buffer): Promise<Buffer> {
  return inTurn(() => sharp(svg).jpeg(SHARE_CARD_ENCODER).toBuffer());
}

function upright(input: Buffer): Sharp {
  return sharp(input, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .flatten({ background: GROUND })
    .toColourspace('srgb');
}

function encoded(image: Sharp, width: PictureWidth, format: PictureFormat): Sharp {
  return image[format](ENCODERS[format](width));
}
