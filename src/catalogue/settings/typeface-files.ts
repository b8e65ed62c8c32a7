import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Typeface } from '#src/core/shop/typefaces.ts';
import type { LetterSet } from '#src/core/typefaces/letters.ts';
import { contentFolder } from '../schemas/content-folder.ts';

/** A font file of a typeface. */
export type TypefaceFile = {
  file: string;
  style: 'normal' | 'italic';
  /** The letters to take from it. */
  letters: LetterSet;
  /** The weight of a file with only one, if its name says so. */
  weight?: number;
};

/** The letter sets and the names of their files in packages of Fontsource. */
const SUBSETS = { latin: 'latin', 'latin-extended': 'latin-ext', vietnamese: 'vietnamese' } as const;
const LETTER_SETS = Object.keys(SUBSETS) as LetterSet[];
/** The weights to take of a package with a file for each. */
const WEIGHTS = { titles: [600], text: [400, 600] } as const;

/** True for a package, which has a scope. Everything else is a file beside the settings. */
function isPackage(from: string): boolean {
  return from.startsWith('@');
}

/**
 * The font files of a shop's typeface, the upright Latin one first.
 * A package that has a variable font has one file for all weights; others have one for each.
 *
 * @param folder with the content
 * @param packages a folder from which packages are found
 * @returns the files, or what was expected of the setting
 */
export function typefaceFiles(
  { from, italic, weight }: Typeface,
  role: keyof typeof WEIGHTS,
  folder = contentFolder(),
  packages = import.meta.dirname,
): TypefaceFile[] | { expected: string; field: 'from' | 'italic' } {
  if (isPackage(from)) {
    const weights = role === 'titles' && weight ? [weight] : WEIGHTS[role];
    return packageFiles(from, packageFolder(from, packages), weights);
  }
  const files: TypefaceFile[] = [];
  for (const [field, src, style] of [
    ['from', from, 'normal'],
    ['italic', italic, 'italic'],
  ] as const) {
    if (src === undefined) continue;
    const file = path.join(folder, 'settings', src);
    if (!existsSync(file))
      return { field, expected: `a font file; there is none at settings/${path.normalize(src)}` };
    files.push(...LETTER_SETS.map((letters) => ({ file, style, letters })));
  }
  return files;
}

function packageFiles(
  name: string,
  folder: string | undefined,
  weights: readonly number[],
): TypefaceFile[] | { expected: string; field: 'from' } {
  if (!folder) return { field: 'from', expected: `an installed package: npm install ${name}` };
  const names = readdirSync(path.join(folder, 'files')).filter((file) => file.endsWith('.woff2'));
  const files = LETTER_SETS.flatMap((letters) =>
    (['normal', 'italic'] as const).flatMap((style) => {
      const variable = names.find((file) => file.endsWith(`-${SUBSETS[letters]}-wght-${style}.woff2`));
      if (variable) return [{ file: path.join(folder, 'files', variable), style, letters }];
      return weights.flatMap((wanted) => {
        const found = nearest(names, `-${SUBSETS[letters]}-`, `-${style}.woff2`, wanted);
        return found
          ? [{ file: path.join(folder, 'files', found.file), style, letters, weight: found.weight }]
          : [];
      });
    }),
  );
  if (!files.some(({ letters, style }) => letters === 'latin' && style === 'normal'))
    return {
      field: 'from',
      expected: `a package of Fontsource with Latin letters, which ${name} does not have`,
    };
  return files;
}

function packageFolder(name: string, from: string): string | undefined {
  try {
    return path.dirname(createRequire(path.join(from, 'any.js')).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/**
 * The file whose weight is nearest to the wanted one: a name ends with its letters, its weight and its style.
 */
function nearest(names: readonly string[], before: string, after: string, wanted: number) {
  return names
    .flatMap((file) => {
      const weight = new RegExp(`${before}(\\d+)${after}$`).exec(file)?.[1];
      return weight ? [{ file, weight: Number(weight) }] : [];
    })
    .toSorted((a, b) => Math.abs(a.weight - wanted) - Math.abs(b.weight - wanted))[0];
}
