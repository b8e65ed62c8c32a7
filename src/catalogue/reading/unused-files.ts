import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';
import { suggestion } from '#src/lib/closest.ts';
import { decoded } from './links-of-content.ts';
import type { Content } from './read-content.ts';

/**
 * Something that an editor should look at, and that stops nothing.
 * `file` is relative to the working directory.
 */
export type ContentWarning = { file: string; text: string };

/** A warning as one line. */
export const describeWarning = ({ file, text }: ContentWarning) => `Warning: ${file}: ${text}`;

const KINDS = Object.keys(CONTENT_KINDS) as ContentKind[];
/** How editors and other tools end the names of texts. */
const TEXT = /\.(md|markdown|mdx|mdown|ya?ml|json|txt)$/i;
/** The path of a file, as a field has it, which may have spaces, and within a text. */
const PATH = /^.{1,300}\.[a-z0-9]{2,5}$/i;
const PATHS = /[^\s"'()<>[\]]+\.[a-z0-9]{2,5}\b/gi;
/** Files that a folder has for people and other programs. Folders of imports keep files of their own. */
const NOT_CONTENT = /^(imports[\\/]|(README|LICENSE|CHANGELOG)[^\\/]*$)|(^|[\\/])\./i;

/**
 * Files in the content folder that are not read and that no content names, such as `products/pan.yml`, or a
 * photograph of a product that is gone. Files of hidden content count as named.
 */
export function unusedFiles(content: Content, folder: string): ContentWarning[] {
  const read = new Set(
    Object.values(content)
      .flat()
      .map(({ file }) => path.resolve(file)),
  );
  const named = namedFiles(content, folder);
  const there = new Set(
    readdirSync(path.resolve(folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const unknown = [...there.difference(read).difference(named)];
  if (unknown.length === 0) return [];
  const lost = [...named.difference(there)].map((place) => path.relative(folder, place));
  return unknown
    .map((place) => path.relative(folder, place))
    .filter((name) => !NOT_CONTENT.test(name))
    .sort()
    .map((name) => ({
      file: path.relative(process.cwd(), path.join(folder, name)),
      text: reasonFor(name) ?? `no content names it.${suggestion(name, lost)}`,
    }));
}

/** Why a file is not read. Undefined for a file that would be used if content named it, such as a picture. */
function reasonFor(name: string): string | undefined {
  const [first = '', ...others] = name.split(path.sep);
  const kind = KINDS.find((one) => one === first);
  if (others.length === 0) return `is not read: content is in folders such as ${KINDS[1]}.`;
  if (!kind) return `is not read: content has no folder called ${first}.${suggestion(first, KINDS)}`;
  if (!TEXT.test(name)) return undefined;
  const { extension } = CONTENT_KINDS[kind];
  const wanted = `${path.parse(name).name}.${extension}`;
  return others.length > 1
    ? `is not read: files of ${kind} are in ${kind} itself, such as ${path.join(kind, wanted)}.`
    : `is not read: files of ${kind} end in .${extension}. Did you mean ${wanted}?`;
}

/** The absolute paths of what fields and texts name, whether it is there or not. */
function namedFiles(content: Content, folder: string): Set<string> {
  const named = new Set<string>();
  const look = (kind: ContentKind, value: unknown): void => {
    if (typeof value === 'string')
      for (const found of [...(PATH.exec(value) ?? []), ...(value.match(PATHS) ?? []).map(decoded)])
        named.add(path.resolve(folder, kind, found));
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) look(kind, inner);
  };
  for (const kind of KINDS) for (const { data, body } of content[kind]) look(kind, [data, body]);
  return named;
}
