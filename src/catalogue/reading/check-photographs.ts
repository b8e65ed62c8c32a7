import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

type Named = { kind: keyof Content; file: string; field: string; src: string | undefined };

/**
 * Photographs that a content file refers to and that do not exist. `folder` is where the content was read
 * from.
 */
export function missingPhotographs(content: Content, folder: string): ContentProblem[] {
  return photographs(content).flatMap(({ kind, file, field, src }) =>
    src === undefined || existsSync(path.resolve(folder, kind, src))
      ? []
      : { file, field, expected: `a photograph; there is no file ${path.join(kind, src)}` },
  );
}

function photographs(content: Content): Named[] {
  const portraits = (['creators', 'recipes', 'fundings'] as const).flatMap((kind) =>
    content[kind].map(({ file, data }) => ({
      kind,
      file,
      field: 'photograph.src',
      src: data.photograph?.src,
    })),
  );
  const views = content.products.flatMap(({ file, data }) =>
    data.previewImages.map(({ src }, at) => ({
      kind: 'products' as const,
      file,
      field: `previewImages.${at}.src`,
      src,
    })),
  );
  const figures = content.blog.flatMap(({ file, data }) => [
    { kind: 'blog' as const, file, field: 'lead.src', src: data.lead?.src },
    ...Object.entries(data.figures).map(([name, { src }]) => ({
      kind: 'blog' as const,
      file,
      field: `figures.${name}.src`,
      src,
    })),
  ]);
  return [...portraits, ...views, ...figures];
}
