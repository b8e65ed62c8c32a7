import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PHOTOGRAPHS, syntheticCatalogue } from './synthetic-catalogue.ts';

/** Writes a synthetic content folder around `count` products. Answers how many files it has. */
export async function writeCatalogue(count: number, folder: string): Promise<number> {
  const made = new Set<string>();
  let files = 0;
  for (const { path: name, text } of syntheticCatalogue(count)) {
    const place = path.join(folder, name);
    const directory = path.dirname(place);
    if (!made.has(directory)) mkdirSync(directory, { recursive: true });
    made.add(directory);
    writeFileSync(place, text);
    files += 1;
  }
  mkdirSync(path.join(folder, 'products/photographs'), { recursive: true });
  for (const [index, name] of PHOTOGRAPHS.entries())
    await photograph(index, path.join(folder, 'products', name));
  return files + PHOTOGRAPHS.length;
}

/** A round thing on a ground: enough to tell one from another. */
async function photograph(index: number, file: string): Promise<void> {
  const hue = index * 30;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1920"><rect width="1536" height="1920" fill="hsl(${hue} 45% 80%)"/>` +
    `<circle cx="768" cy="${820 + index * 20}" r="${360 + index * 12}" fill="hsl(${(hue + 140) % 360} 40% 40%)"/></svg>`;
  await sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile(file);
}
