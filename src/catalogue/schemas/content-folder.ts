import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';

/** The content's folder: `src/content`, or the setting `CONTENT_FOLDER`. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_FOLDER || 'src/content');
}

/** The path of a content file for messages, relative to the working directory. */
export function contentFile(kind: ContentKind, id: string): string {
  const file = path.join(contentFolder(), kind, `${id}.${CONTENT_KINDS[kind].extension}`);
  return path.relative(process.cwd(), file);
}

/** True when there is a content file of this kind. Most kinds are optional. */
export function hasFiles(kind: ContentKind): boolean {
  const folder = path.join(contentFolder(), kind);
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.endsWith(`.${CONTENT_KINDS[kind].extension}`))
  );
}
