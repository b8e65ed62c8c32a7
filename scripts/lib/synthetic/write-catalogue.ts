import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { syntheticCatalogue } from './catalogue.ts';
import { LESSONS, PHOTOGRAPHS } from './products.ts';

/**
 * Policies that a catalogue of any size copies unchanged. Questions and answers are left out, since they
 * mention this store's own products.
 */
const POLICIES = ['legal', 'creator-terms'];

/** Writes a synthetic content folder with `count` products. Returns the number of files. */
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
  mkdirSync(path.join(folder, 'products/files'), { recursive: true });
  writeFileSync(path.join(folder, 'products', LESSONS), EMPTY_PDF);
  for (const kind of POLICIES) {
    const place = path.join(folder, kind);
    cpSync(path.join(contentFolder(), kind), place, { recursive: true });
    files += readdirSync(place).length;
  }
  giveVoices(folder);
  return files + PHOTOGRAPHS.length + 1;
}

/** One empty page, the smallest PDF that readers open. */
const EMPTY_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]>>endobj
trailer<</Root 1 0 R>>
`;

/** The terms end with quotes of creators. Assigns each quote to a creator of the synthetic catalogue. */
function giveVoices(folder: string): void {
  const creators = readdirSync(path.join(folder, 'creators')).map((name) => path.basename(name, '.md'));
  const terms = path.join(folder, 'creator-terms/terms.yaml');
  let next = 0;
  const text = readFileSync(terms, 'utf8').replace(/creator: [a-z-]+/g, () => `creator: ${creators[next++]}`);
  writeFileSync(terms, text);
}

/** A circle on a coloured background, so that the pictures differ. */
async function photograph(index: number, file: string): Promise<void> {
  const hue = index * 30;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1920"><rect width="1536" height="1920" fill="hsl(${hue} 45% 80%)"/>` +
    `<circle cx="768" cy="${820 + index * 20}" r="${360 + index * 12}" fill="hsl(${(hue + 140) % 360} 40% 40%)"/></svg>`;
  await sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile(file);
}
