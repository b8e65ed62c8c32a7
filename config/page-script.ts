import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The script of every page: its source, the element that Astro makes of it, and what it takes along. */
const PAGE = modules(
  'src/layouts/page.client.ts',
  'src/features/fundings/pledge-key.ts',
  'src/words/plural.ts',
);
const PAGE_ELEMENT = /\/src\/layouts\/Page\.astro\?astro&type=script/;
const IMPORT_HELPER = /^\0vite\/preload-helper\.js$/;
/** What scripts with React and without it need. Each of these modules would become a file. */
const SMALL = modules('src/lib/paths.ts', 'src/lib/nth.ts');
/** What islands need beside React, and the parts of lists. */
const ISLANDS = modules(
  'src/ui/islands/hydrate.ts',
  'src/ui/islands/use-hydrated.ts',
  'src/cards/Card.tsx',
  'src/cards/PriceText.tsx',
  'src/cards/StruckPrice.tsx',
  'src/ui/Pager.tsx',
  'src/ui/Unbroken.tsx',
  'src/lib/no-break-hyphens.ts',
);
/** React itself, and the bundler's helper, which only React imports. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0rolldown\/runtime/;

/**
 * Puts the script of every page into one file, and React into another. Otherwise the bundler makes a file of
 * each module that several scripts import, and a page fetches a chain of files of a few hundred bytes each.
 */
export function pageScript(): AstroIntegration {
  const output = {
    codeSplitting: {
      groups: [
        {
          name: 'page',
          test: (id: string) => PAGE.includes(id) || PAGE_ELEMENT.test(id) || IMPORT_HELPER.test(id),
          includeDependenciesRecursively: true,
          priority: 3,
        },
        { name: 'paths', test: (id: string) => SMALL.includes(id), priority: 2 },
        { name: 'react', test: (id: string) => REACT.test(id) || ISLANDS.includes(id), priority: 1 },
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

/**
 * The bundler's ids of modules.
 * @throws when a file is missing, which would otherwise only make pages slower
 */
function modules(...files: string[]): string[] {
  return files.map((file) => {
    const id = path.join(ROOT, file);
    if (!existsSync(id)) throw new Error(`config/page-script.ts names ${file}, which does not exist.`);
    return id.replaceAll('\\', '/');
  });
}
