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
