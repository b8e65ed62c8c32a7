import type { AstroIntegration } from 'astro';

/** Where the script starts that every page loads, the element that Astro makes of it, and what it takes along. */
const START =
  /\/src\/(?:layouts\/(?:page\.client\.ts|Page\.astro\?astro&type=script)|features\/fundings\/pledge-key\.ts$)/;
/** What scripts with React and without need: left to itself each would be a file. */
const SMALL = /\/src\/(?:lib\/(?:paths|nth|pages)|cards\/after-price)\.ts$/;
/** React, what islands need of it, and the pieces of lists; the bundler's own helper is asked for by React alone. */
const REACT =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0rolldown\/runtime|\/src\/(?:islands\/(?:hydrate|use-hydrated)\.ts|(?:cards|ui)\/(?:Card|PriceText|StruckPrice|Pager|Unbroken)\.tsx|lib\/unbroken\.ts)$/;
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Puts all that every page runs into one file, and React into another. Left to itself the bundler makes a file of each module
 * that something else imports as well, and a page then fetches a chain of them, a few hundred bytes each.
 */
export function pageScript(): AstroIntegration {
  const output = {
    codeSplitting: {
      groups: [
        {
          name: 'page',
          test: (id: string) => START.test(id) || HELPER.test(id),
          includeDependenciesRecursively: true,
          priority: 3,
        },
        { name: 'paths', test: SMALL, priority: 2 },
        { name: 'react', test: REACT, priority: 1 },
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
