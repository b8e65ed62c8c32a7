import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { MIN_WIDTHS } from '#src/catalogue/pictures/picture-sizes.ts';
import { namesIn } from '#src/lib/names-in.ts';
import type { FetchPicture } from './fetch-picture.ts';
import type { ForeignPicture, SourceProduct } from './source-product.ts';

/** A picture that the product's file names: `src` is relative to it. */
export type FoundPicture = ForeignPicture & { src: string };
/** Where pictures come from: a folder with files of the same names, and addresses if they are fetched. */
export type PictureSource = { folder?: string | undefined; fetch?: FetchPicture | undefined };

const FOLDER = 'photographs';
/** The most pictures of a product. */
const MOST = 6;
const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * Finds the picture of an address for an entry. `isNew` puts it into the stage; otherwise the entry is not
 * written.
 *
 * @returns its path relative to the entry's file, or why there is none
 */
export type PictureFinder = (
  id: string,
  address: string,
  isNew: boolean,
) => Promise<{ src: string } | { problem: string }>;

/**
 * Finds pictures. New ones are put into `stage`, and stay there if the import is interrupted, so that the
 * next one fetches only the rest.
 *
 * @param isWriting false only looks at what is there, and fetches nothing
 */
export async function pictureFinder(
  { content, stage, isWriting }: { content: string; stage: string; isWriting: boolean },
  source: PictureSource,
  kind: 'products' | 'recipes' = 'products',
): Promise<PictureFinder> {
  const kept = path.join(content, kind, FOLDER);
  const staged = path.join(stage, FOLDER);
  const known = new Map<string, string>();
  for (const name of [...(await namesIn(kept)), ...(await namesIn(staged))])
    known.set(path.parse(name).name, name);
  if (isWriting) await mkdir(staged, { recursive: true });

  return async (id, address, isNew) => {
    const base = `${id}-${digest(address)}`;
    const there = known.get(base);
    if (there) return { src: pathOf(there) };
    const partial = path.join(staged, `${base}.part`);
    const file = source.folder && path.join(source.folder, fileNameOf(address));
    let found: string;
    if (file && existsSync(file)) found = file;
    else if (!source.fetch) return { problem: file ? 'is not in the folder' : 'is not fetched' };
    else if (!isWriting || !isNew) return { problem: 'would be fetched' };
    else {
      const problem = await source.fetch(address, partial);
      if (problem) {
        await rm(partial, { force: true });
        return { problem };
      }
      found = partial;
    }
    const checked = await endingOf(found);
    if ('problem' in checked) {
      await rm(partial, { force: true });
      return checked;
    }
    const name = `${base}.${checked.ending}`;
    if (isWriting && isNew) {
      if (found !== partial) await copyFile(found, partial);
      await rename(partial, path.join(staged, name));
    }
    if (isNew) known.set(base, name);
    return { src: pathOf(name) };
  };
}

/** The path of a picture, relative to the file that names it. */
const pathOf = (name: string) => `./${FOLDER}/${name}`;

/**
 * The first pictures of a product, those of variants before others, in their order,
 * and why others are left out.
 */
export async function productPictures(
  find: PictureFinder,
  id: string,
  product: SourceProduct,
  isNew: boolean,
): Promise<{ found: FoundPicture[]; leftOut: string[] }> {
  const all = picturesOf(product);
  const results = await Promise.all(all.slice(0, MOST).map(({ address }) => find(id, address, isNew)));
  const problems = new Map<string, string[]>();
  const found = results.flatMap((result, at): FoundPicture[] => {
    const picture = all[at];
    if (!picture) return [];
    if ('src' in result) return [{ ...picture, ...result }];
    problems.set(result.problem, [...(problems.get(result.problem) ?? []), fileNameOf(picture.address)]);
    return [];
  });
  return {
    found,
    leftOut: [
      ...[...problems].map(([problem, names]) => `picture ${names.join(', ')}: ${problem}`),
      ...(all.length > MOST ? [`${all.length - MOST} pictures: a product has at most ${MOST}`] : []),
    ],
  };
}

function picturesOf({ pictures, variants }: SourceProduct): ForeignPicture[] {
  const own = new Set(variants.map(({ picture }) => picture).filter(Boolean));
  const byAddress = new Map<string, ForeignPicture>();
  for (const picture of [...pictures, ...[...own].map((address) => ({ address, alt: '' }))])
    if (!byAddress.has(picture.address)) byAddress.set(picture.address, picture);
  const all = [...byAddress.values()];
  const rank = ({ address }: ForeignPicture) => (address === all[0]?.address ? 0 : own.has(address) ? 1 : 2);
  const chosen = new Set(all.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST));
  return [...all.filter((picture) => chosen.has(picture)), ...all.filter((picture) => !chosen.has(picture))];
}

/** The version in a query changes without the picture. */
const digest = (address: string) =>
  createHash('sha256').update(address.replace(/\?.*/s, '')).digest('hex').slice(0, 8);

/** The last part of an address, as a file's name. */
export function fileNameOf(address: string): string {
  const last =
    address
      .replace(/[?#].*/s, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  try {
    return path.basename(decodeURIComponent(last)) || address;
  } catch {
    return last;
  }
}

async function endingOf(file: string): Promise<{ ending: string } | { problem: string }> {
  // An import without pictures need not load these.
  const { photographProblem } = await import('#src/catalogue/pictures/store-picture.ts');
  const { default: sharp } = await import('sharp');
  const problem = await photographProblem(file, MIN_WIDTHS.page);
  if (problem) return { problem };
  const { format } = await sharp(file).metadata();
  const ending = ENDINGS[format];
  return ending ? { ending } : { problem: `is a ${format} file, and JPEG, PNG, WebP or AVIF is expected` };
}
