import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BUILD_FILE, buildFacts } from '../src/lib/build-file.ts';
import { buildNow } from '../src/lib/clock.ts';

/** Writes the build file (time, commit, deploy), for the editor's page and `npx found doctor`. */
export function buildFile(): AstroIntegration {
  return {
    name: 'found:build-file',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const file = path.join(fileURLToPath(dir), BUILD_FILE);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(buildFacts(buildNow(), process.env)));
      },
    },
  };
}
