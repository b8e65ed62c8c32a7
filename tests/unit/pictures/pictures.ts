import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Drawing } from 'illustrations';
import sharp from 'sharp';

/** A drawing that is quick to encode: a band of one colour, 1536 by 192. */
export const band = (fill: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="192" viewBox="0 0 8 1"><rect width="8" height="1" fill="${fill}"/></svg>`,
  width: 1536,
  height: 192,
  ground: 'sky',
});

/** Writes a plain photograph of this size. */
export function photograph(file: string, width: number, height: number): Promise<unknown> {
  return sharp({ create: { width, height, channels: 3, background: '#c0ffee' } }).toFile(file);
}

/** Writes a PNG that only says that it has this size, which is what is read before it is decoded. */
export async function hugePng(file: string, width: number, height: number): Promise<void> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#c0ffee' } })
    .png()
    .toBuffer();
  // After the signature and the length of the first chunk: its type, the size and, after five bytes, a sum.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await writeFile(file, bytes);
}
