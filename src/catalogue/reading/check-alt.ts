import path from 'node:path';
import { type ContentProblem, THE_TEXT } from './parse-file.ts';
import type { Content } from './read-content.ts';

const EXPECTED = 'what the picture shows, in words, for those who do not see it; this is the name of a file';
const PICTURE = /!\[([^\]]+)\]\(\s*<?([^\s)>]+)/g;

/** Alternative texts that are the name of the picture's file, with its ending or without. */
export function namesAsAlt(content: Content): ContentProblem[] {
  return Object.values(content)
    .flat()
    .flatMap(({ file, data, body = '' }) => [
      ...picturesIn(data, '').flatMap(({ field, alt, src }) =>
        isName(alt, src) ? { file, field, expected: EXPECTED } : [],
      ),
      ...[...body.matchAll(PICTURE)].flatMap(([near, alt = '', src = '']) =>
        isName(alt, src) ? { file, field: THE_TEXT, expected: EXPECTED, near } : [],
      ),
    ]);
}

function isName(alt: string, src: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i.test(alt.trim()) || alt.trim() === path.parse(src).name;
}

function picturesIn(value: unknown, field: string): { field: string; alt: string; src: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { alt, src = '' } = value as { alt?: unknown; src?: unknown };
  const name = (key: string) => (field ? `${field}.${key}` : key);
  return [
    ...(typeof alt === 'string' && typeof src === 'string' ? [{ field: name('alt'), alt, src }] : []),
    ...Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, name(key))),
  ];
}
