import { statSync } from 'node:fs';
import path from 'node:path';
import { brokenPromises } from '#src/core/products/digital-files.ts';
import { nearFile } from './near-file.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/**
 * Maximum size of a file that is sold, in bytes. Netlify's functions stream responses of up to 20 MB; a
 * larger download would always break off.
 */
const MAX_FILE_BYTES = 20 * 1000 * 1000;

/**
 * Digital formats that could be paid for and not delivered: no files, a missing file, or a file type that
 * does not match the format's text. `folder` is where the content was read from.
 */
export function brokenFiles(content: Content, folder: string): ContentProblem[] {
  return content.products.flatMap(({ file, data }) => {
    // A product that is not released yet may have no file.
    const isOut = data.type === 'available';
    return data.formats.flatMap((format, at) => {
      const field = `formats.${at}.files`;
      const refuse = (expected: string, where = field): ContentProblem[] => [
        { file, field: where, expected },
      ];
      if (format.availability === 'not-made') return [];
      if (format.type !== 'Digital File')
        return format.files ? refuse('no files, since only a Digital File is delivered as files') : [];
      const files = format.files ?? [];
      if (files.length === 0)
        return refuse('the files that it is delivered as, since nobody should pay for what cannot be sent');
      const names = files.map(({ name }) => name);
      return [
        ...files.flatMap(({ src }, index) => {
          if (!src)
            return isOut ? refuse('the file itself (src), since it is out', `${field}.${index}.src`) : [];
          const place = path.resolve(folder, 'products', src);
          const size = sizeOf(place);
          if (size === undefined)
            return refuse(
              `a file; there is none at ${path.join('products', src)}${nearFile(place)}`,
              `${field}.${index}.src`,
            );
          return size > MAX_FILE_BYTES
            ? refuse(`a file of at most ${MAX_FILE_BYTES / 1e6} MB`, `${field}.${index}.src`)
            : [];
        }),
        ...(new Set(names).size < names.length ? refuse('names that differ from each other') : []),
        ...brokenPromises(`${format.name} ${format.detail ?? ''}`, names).map((promised) => ({
          file,
          field: `formats.${at}.detail`,
          expected: `no promise of ${promised}, since none of its files is that`,
        })),
      ];
    });
  });
}

function sizeOf(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}
