import type { AstroIntegration } from 'astro';

/** The module through which Vite sends every dynamic import, to fetch ahead what the imported file imports itself. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports to the browser. Vite's helper costs every page 1.5 KB before anybody touches anything, to save one
 * round trip in what comes afterwards. A style sheet of a lazily loaded module is then its own business:
 * `import styles from './x.css?inline'`.
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
                // Set here, since Astro sets it anew for what browsers run.
                configEnvironment: () => ({ build: { modulePreload: false } }),
                load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
