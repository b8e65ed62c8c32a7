import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { SHOP_MODULES } from './shop-modules.ts';

const SUFFIX = '?inline-script';

/**
 * Gives the text of a script for a `<script>` element: `import EARLY from './early.inline.ts?inline-script'`.
 */
export function inlineScripts(): AstroIntegration {
  return {
    name: 'found:inline-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'found:inline-scripts',
                enforce: 'pre',
                async load(id) {
                  if (!id.endsWith(SUFFIX)) return undefined;
                  const file = id.slice(0, -SUFFIX.length);
                  this.addWatchFile(file);
                  return `export default ${JSON.stringify(await minified(file))}`;
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** A classic script in one line, with what it imports. */
async function minified(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    plugins: [SHOP_MODULES],
    format: 'iife',
    target: 'es2022',
    // Assigning to `early` makes it a global, which strict code must not.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim().replace(/;$/, '')).join('');
}
