/**
 * Run this by hand after foods were added or changed: `node
 * packages/illustrations/src/scenes/foods/measure-foods.ts` writes `measured.ts`.
 */

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FOOD_NAMES, type FoodName, LARDER } from '../../larder/larder.ts';
import { nth } from '../../nth.ts';
import { halftones } from '../../shapes.ts';

export type Measures = readonly [
  left: number,
  top: number,
  right: number,
  bottom: number,
  light: number,
  fill: number,
];

/** Draws a food on an area of 640 units around its centre and measures the pixels. */
export async function measureFood(name: FoodName): Promise<Measures> {
  const reach = 320;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${reach}" height="${reach}" viewBox="-${reach} -${reach} ${2 * reach} ${2 * reach}"><defs>${halftones()}</defs>${LARDER[name]}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  let light = 0;
  let count = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 4;
      if (nth(data, at + 3) < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      light += (0.2126 * nth(data, at) + 0.7152 * nth(data, at + 1) + 0.0722 * nth(data, at + 2)) / 255;
      count++;
    }
  const unit = (pixel: number) => Math.round(pixel * 2 - reach);
  const share = (value: number) => Math.round(value * 100) / 100;
  return [
    unit(left),
    unit(top),
    unit(right),
    unit(bottom),
    share(light / count),
    share(count / ((right - left) * (bottom - top))),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await Promise.all(
    FOOD_NAMES.map(
      async (name) =>
        `  ${/^\w+$/.test(name) ? name : `'${name}'`}: [${(await measureFood(name)).join(', ')}],`,
    ),
  );
  const source = `/**
 * Ink bounds of every food, its mean lightness (0 to 1) and how much of its box it fills.
 * Written by \`measure-foods.ts\`.
 */
export const MEASURED: Record<
  string,
  readonly [left: number, top: number, right: number, bottom: number, light: number, fill: number]
> = {
${rows.join('\n')}
};
`;
  await writeFile(new URL('./measured.ts', import.meta.url), source);
}
