import type { AstroIntegration } from 'astro';

/**
 * The module through which Vite sends every dynamic import,
 * to fetch ahead what the imported file imports itself.
 */
const HELPER = '\0vite/preload-helper.js';
const CALL =
  /\b[\w$]+\((?:async)?\(\)=>(?:\{let\{[^}]*\}=await )?(import\(`[^`]+`\))(?:;return\{[^}]*\}\})?,\[\]\)/g;

/**
 * Leaves dynamic imports to the browser. Vite's helper costs every page 1.5 KB before anybody touches
 * anything, to save one round trip in what comes afterwards. A style sheet of a lazily loaded module is then
 * its own business: `import styles from './x.css?inline'`.
 */
export function lightImports(): AstroIntegration {
  return {
    name: 'found:light-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'found:light-imports',
                enforce: 'pre',
                // Set here, since Astro resets it for what browsers run.
                configEnvironment: () => ({ build: { modulePreload: false } }),
                load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
                // 39 to 66 bytes (brotli) of a page's script, without which fundings would be over their
                // budget. What is left of a call of the helper: `e(()=>import(…),[])`, and longer where the
                // import names what it wants. After Vite has written what the helper is called with.
                generateBundle: {
                  order: 'post',
                  handler(_, bundle) {
                    for (const chunk of Object.values(bundle))
                      if (chunk.type === 'chunk')
                        chunk.code = chunk.code.replace(CALL, (call, kept: string) =>
                          chunk.map ? inPlace(call, kept) : kept,
                        );
                  },
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** Keeps positions, so that the source map of the chunk stays right. */
function inPlace(call: string, kept: string): string {
  return kept.padStart(call.indexOf(kept) + kept.length).padEnd(call.length);
}
