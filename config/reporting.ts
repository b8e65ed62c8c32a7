import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { outFolder } from '../src/lib/out-folder.ts';
import { releaseOf } from '../src/lib/release.ts';

/**
 * The folder of the source maps of a build, with their scripts. It is outside `dist`, so it is never served.
 */
export const sourceMapFolder = () => path.join(outFolder(), '.source-maps');

/**
 * What error reports from browsers (src/features/reporting) need of the build: the release, and, with an
 * error-reporting service (`SENTRY_DSN`), source maps of the scripts. scripts/lib/upload-source-maps.ts
 * uploads the source maps.
 */
export function reporting(env: Readonly<Record<string, string | undefined>> = process.env): AstroIntegration {
  const hasService = Boolean(env.SENTRY_DSN);
  return {
    name: 'found:reporting',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            define: { 'import.meta.env.SENTRY_RELEASE': JSON.stringify(releaseOf(env)) },
            plugins: [
              {
                name: 'found:source-maps',
                configEnvironment: (name: string) =>
                  name === 'client' && hasService ? { build: { sourcemap: 'hidden' as const } } : undefined,
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        await rm(sourceMapFolder(), { recursive: true, force: true });
        if (!hasService) return;
        const scripts = path.join(fileURLToPath(dir), '_astro');
        await mkdir(sourceMapFolder(), { recursive: true });
        for (const name of await readdir(scripts)) {
          const [from, to] = [scripts, sourceMapFolder()].map((folder) => path.join(folder, name)) as [
            string,
            string,
          ];
          if (name.endsWith('.map')) await rename(from, to);
          else if (name.endsWith('.js')) await copyFile(from, to);
        }
      },
    },
  };
}
