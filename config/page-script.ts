import type { AstroIntegration } from 'astro';

/** Where the script starts that every page loads, the element that Astro makes of it, and what it takes along. */
const START = /\/src\/layouts\/(?:page\.client\.ts|Page\.astro\?astro&type=script)/;
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Puts all that every page runs into one file. Left to itself the bundler makes a file of each module that something else
 * imports as well, and a page then fetches a chain of them, a few hundred bytes each.
 */
export function pageScript(): AstroIntegration {
  const output = {
    codeSplitting: {
      groups: [
        {
          name: 'page',
          test: (id: string) => START.test(id) || HELPER.test(id),
          includeDependenciesRecursively: true,
        },
      ],
    },
  };
  return {
    name: 'found:page-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { environments: { client: { build: { rolldownOptions: { output } } } } },
        });
      },
    },
  };
}
