import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { nth } from '../lib/nth.ts';
import { createQueue } from '../lib/queue.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from './picture-sizes.ts';

// One libvips thread for each encoding and as many encodings as cores is faster than sharing each among the cores.
sharp.concurrency(1);
/** Encodes at most one picture for each core at a time. */
const inTurn = createQueue(availableParallelism());

/** The paper's colour, under what is transparent. */
const GROUND = '#f6efe1';
/** No photograph that an editor would use is larger; what is could fill the memory. */
const MOST_PIXELS = 100_000_000;

type Encoder = { quality: number; effort: number; chromaSubsampling?: string };

/**
 * Small AVIF keeps full chroma, or thin red on cream frays; above 640 nobody sees the difference, and the cheapest effort at a
 * lower quality is as clean (compared by eye and measured on the catalogue).
 */
const ENCODERS: Record<PictureFormat, (width: PictureWidth) => Encoder> = {
  avif: (width) =>
    width <= 640
      ? { quality: 50, effort: 1, chromaSubsampling: '4:4:4' }
      : { quality: 45, effort: 0, chromaSubsampling: '4:2:0' },
  webp: () => ({ quality: 78, effort: 2 }),
};
/** JPEG, since some networks still take nothing newer; full chroma, or red letters fray. */
export const SHARE_CARD_ENCODER = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** Part of every picture's id, so that another number above makes new addresses. */
export const ENCODER_SETTINGS = JSON.stringify(
  PICTURE_WIDTHS.map((width) => PICTURE_FORMATS.map((format) => [width, ENCODERS[format](width)])),
);

/** The quality, 1 to 100, that a width and format is made in. */
export function qualityOf(width: PictureWidth, format: PictureFormat): number {
  return ENCODERS[format](width).quality;
}

/** A drawing or a photograph in one width and format. @throws when the input is no picture, or one of too many pixels. */
export function encodeVariant(input: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  return inTurn(() => encoded(upright(input).resize({ width }), width, format).toBuffer());
}

/** The same in many: the input is read once, at the largest width. */
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

/** What the image CDN makes the other widths from: nothing is lost, and nothing is larger than the largest width. */
export function encodeOriginal(input: Buffer): Promise<Buffer> {
  const width = nth(PICTURE_WIDTHS, -1);
  return inTurn(() =>
    upright(input).resize({ width, withoutEnlargement: true }).webp({ lossless: true, effort: 0 }).toBuffer(),
  );
}

/** A share card's JPEG from its drawing. */
export function encodeShareCard(svg: Buffer): Promise<Buffer> {
  return inTurn(() => sharp(svg).jpeg(SHARE_CARD_ENCODER).toBuffer());
}

function upright(input: Buffer): Sharp {
  return sharp(input, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .flatten({ background: GROUND })
    .toColourspace('srgb');
}

function encoded(image: Sharp, width: PictureWidth, format: PictureFormat): Sharp {
  return image[format](ENCODERS[format](width));
}
