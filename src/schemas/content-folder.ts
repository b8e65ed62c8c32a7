import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '../content.schemas.ts';

/** Where the content lies: `src/content`, or the folder that the setting `CONTENT_FOLDER` names. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_FOLDER || 'src/content');
}

/** How a content file is named in a message: its path from where the command runs. */
export function contentFile(kind: ContentKind, id: string): string {
  const file = path.join(contentFolder(), kind, `${id}.${CONTENT_KINDS[kind].extension}`);
  return path.relative(process.cwd(), file);
}

/** True when there is a content file of this kind: a shop need not have any of most. */
export function hasFiles(kind: ContentKind): boolean {
  const folder = path.join(contentFolder(), kind);
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.endsWith(`.${CONTENT_KINDS[kind].extension}`))
  );
}
