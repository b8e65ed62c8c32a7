import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentOfBuild } from '../src/catalogue/reading/load-content.ts';
import type { Content } from '../src/catalogue/reading/read-content.ts';
import { contentFolder } from '../src/catalogue/schemas/content-folder.ts';
import { EDITOR } from '../src/security/editor-headers.ts';
import { editorConfig } from './editor/collections.ts';
import { writeEditorPage } from './editor/page.ts';
import { PROBLEMS_FILE, problemsOf } from './editor/problems.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * The editor for content at /admin. The development server always has it, for the files of this computer. A
 * built site has it if the settings name the repository, and then editors sign in at the git host.
 */
export function editor(): AstroIntegration {
  return {
    name: 'found:editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = path.resolve('.cache/editor');
        let writing: Promise<void> | undefined;
        const fileOf = async (pathname: string) => {
          if (pathname === '/config.json')
            return JSON.stringify(editorConfig((await contentOfBuild()).whole));
          if (pathname === PROBLEMS_FILE) return JSON.stringify(await problemsOf(contentFolder()));
          writing ??= writeEditorPage(folder, { isDevelopment: true });
          await writing;
          return readFile(path.join(folder, pathname)).catch(() => undefined);
        };
        server.middlewares.use(EDITOR, async (incoming, outgoing, next) => {
          try {
            const asked = new URL(incoming.url ?? '/', 'http://localhost').pathname;
            const pathname = asked === '/' ? '/index.html' : asked;
            const file = await fileOf(pathname);
            if (file === undefined) return next();
            outgoing.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/octet-stream');
            outgoing.end(file);
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir }) => {
        const { whole } = await contentOfBuild();
        if (!whole.settings.some(({ data }) => data.editor)) return;
        await writeEditorPage(fileURLToPath(new URL(`.${EDITOR}/`, dir)), { isDevelopment: false });
        await writeEditorForms(whole, fileURLToPath(dir));
      },
    },
  };
}

/** Writes the editor's forms, whose lists name what there is, where the built site has the editor. */
export async function writeEditorForms(whole: Content, dist: string): Promise<void> {
  if (!whole.settings.some(({ data }) => data.editor)) return;
  await writeFile(path.join(dist, EDITOR, 'config.json'), JSON.stringify(editorConfig(whole)));
}
