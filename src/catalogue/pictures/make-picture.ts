import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeOriginal, encodeShareCard, encodeVariant } from './encode.ts';
import { readSource, shared, writeMissing } from './picture-cache.ts';
import { ORIGINAL, PICTURE_FOLDER, SHARE_CARD, SHARE_CARD_SOURCE, variantNamed } from './picture-sizes.ts';

/**
 * Returns a file of a picture: a width and format (`640.avif`), the original, or a sharing picture. Makes it
 * on the first request and caches it in `kept`. `sources` has the pictures' folders. Undefined for a file
 * that the store does not offer or a picture that does not exist.
 *
 * @throws Error when the picture's source cannot be decoded
 */
export function makePicture(
  id: string,
  name: string,
  { sources = PICTURE_FOLDER, kept = PICTURE_FOLDER } = {},
): Promise<Buffer | undefined> {
  const path = join(kept, id, name);
  return shared(path, async () => {
    if (!isOffered(name)) return undefined;
    const ready = await readIfThere(path);
    if (ready) return ready;
    const made = await make(join(sources, id), name);
    // When the disk is full, the picture is returned without being cached.
    if (made) await writeMissing(path, made).catch(warnOnce);
    return made;
  });
}

function isOffered(name: string): boolean {
  return name === ORIGINAL || name === SHARE_CARD || variantNamed(name) !== undefined;
}

async function make(folder: string, name: string): Promise<Buffer | undefined> {
  if (name === SHARE_CARD) {
    const drawing = await readIfThere(join(folder, SHARE_CARD_SOURCE));
    return drawing && encodeShareCard(drawing);
  }
  const source = await readSource(folder);
  if (!source) return undefined;
  const variant = variantNamed(name);
  return variant ? encodeVariant(source, variant.width, variant.format) : encodeOriginal(source);
}

function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

let isWarned = false;
function warnOnce(error: unknown): void {
  if (isWarned) return;
  isWarned = true;
  console.warn(`Pictures are shown but cannot be kept for the next time: ${(error as Error).message}`);
}
