import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What Astro writes before the first island of a page, in the middle of its text. */
const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** HTML knows style elements in the head alone: after a build the one for islands stands there. */
export function islandStyles(): AstroIntegration {
  return {
    name: 'found:island-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of await readdir(folder, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const html = await readFile(join(folder, name), 'utf8');
          if (html.includes(STYLE)) await writeFile(join(folder, name), inHead(html));
        }
      },
    },
  };
}

function inHead(html: string): string {
  const [before = '', ...rest] = html.replace(STYLE, '').split('</head>');
  return [`${before}${STYLE}`, ...rest].join('</head>');
}
