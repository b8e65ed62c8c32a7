import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

/** The text of an article without front matter, link addresses and marks for figures. */
export function articleText(id: string): string {
  const source = readFileSync(path.join(contentFolder(), `blog/${id}.md`), 'utf8');
  return source
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\[(figure: .*|quote)\]$/gm, '');
}
