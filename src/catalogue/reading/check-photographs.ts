import { statSync } from 'node:fs';
import path from 'node:path';
import { MIN_WIDTHS } from '../pictures/picture-sizes.ts';
import { photographProblem } from '../pictures/store-picture.ts';
import { nearFile } from './near-file.ts';
import type { ContentProblem } from './parse-file.ts';
import { lookOnce } from './parsed-files.ts';
import type { Content } from './read-content.ts';

type Named = { kind: keyof Content; file: string; field: string; src: string | undefined };

/**
 * Photographs that a content file refers to and that pages cannot show: missing, too small for their place,
 * too large, or no picture. Only headers are read, and those of unchanged files once. `folder` is where the
 * content was read from.
 */
export async function brokenPhotographs(content: Content, folder: string): Promise<ContentProblem[]> {
  const found = photographs(content).map(async ({ kind, file, field, src }) => {
    if (src === undefined) return [];
    const shown = path.join(kind, src);
    const place = path.resolve(folder, shown);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats)
      return [{ file, field, expected: `a photograph; there is no file ${shown}${nearFile(place)}` }];
    const leastWidth = MIN_WIDTHS[kind === 'reviews' ? 'review' : 'page'];
    const key = [leastWidth, stats.size, stats.mtimeMs, place].join(' ');
    const problem = await lookOnce(key, () => photographProblem(place, leastWidth));
    return problem ? [{ file, field, expected: `a photograph; ${shown} ${problem}` }] : [];
  });
  return (await Promise.all(found)).flat();
}

function photographs(content: Content): Named[] {
  const portraits = (['creators', 'recipes', 'fundings', 'pages'] as const).flatMap((kind) =>
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
  const ofBuyers = content.reviews.flatMap(({ file, data }) =>
    (data.photographs ?? []).map(({ src }, at) => ({
      kind: 'reviews' as const,
      file,
      field: `photographs.${at}.src`,
      src,
    })),
  );
  return [...portraits, ...views, ...figures, ...ofBuyers];
}
