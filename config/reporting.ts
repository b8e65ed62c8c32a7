import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { outFolder } from '../src/lib/out-folder.ts';
import { releaseOf } from '../src/lib/release.ts';

/** Where a build leaves its scripts' source maps, with the scripts beside them: not among what is served. */
export const sourceMapFolder = () => path.join(outFolder(), '.source-maps');

/**
 * What failures in browsers need to be told of (src/features/reporting): the release, and, where there is a service to report to
 * (`SENTRY_DSN`), source maps of the scripts. Those are kept out of `dist`; scripts/lib/upload-source-maps.ts sends them on.
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
