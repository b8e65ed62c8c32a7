import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { INLINE_STYLES } from '../src/features/security/inline-code.ts';

/** What Astro writes before the first island of a page, in the middle of its text. */
const ISLANDS = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const STYLE = /<style>(.*?)<\/style>/gs;
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;
/** A script that does nothing but load another. */
const ONLY_IMPORTS = /^import"\.\/([^"]+)";\s*$/;

/**
 * What Astro leaves to be done to the built pages: style elements stand in the head alone, as HTML wants them; a script is
 * named itself instead of a file that only imports it, and gives way to pictures and fonts. The hashes of the style
 * sheets that stand in pages are written to `src/features/security/page-styles.ts`, from which the policy is made.
 */
export function pageHeads(): AstroIntegration {
  return {
    name: 'found:page-heads',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const scripts = await scriptNames(folder);
        const hashes = new Set<string>();
        for (const name of await readdir(folder, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const html = await readFile(join(folder, name), 'utf8');
          const better = withScripts(inHead(html), scripts);
          for (const [, style = ''] of better.matchAll(STYLE)) hashes.add(sha256(style));
          if (better !== html) await writeFile(join(folder, name), better);
        }
        for (const { sha256: known } of INLINE_STYLES) hashes.delete(known);
        if (process.env.OUT_FOLDER) await expectKnown(hashes);
        else if (await remember([...hashes].sort()))
          logger.info(
            'The style sheets in pages have changed, and so has src/features/security/page-styles.ts.',
          );
      },
    },
  };
}

function inHead(html: string): string {
  if (!html.includes(ISLANDS)) return html;
  const [before = '', ...rest] = html.replace(ISLANDS, '').split('</head>');
  return [`${before}${ISLANDS}`, ...rest].join('</head>');
}

/** For each script in `_astro` that only imports another, by address, the address of that other. */
async function scriptNames(folder: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const name of await readdir(join(folder, '_astro'))) {
    if (!name.includes('.astro_astro_type_script')) continue;
    const other = ONLY_IMPORTS.exec(await readFile(join(folder, '_astro', name), 'utf8'))?.[1];
    if (other) names.set(`/_astro/${name}`, `/_astro/${other}`);
  }
  return names;
}

function withScripts(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(
    SCRIPT,
    (_, src: string) => `<script type="module" fetchpriority="low" src="${names.get(src) ?? src}"></script>`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const LIST = new URL('../src/features/security/page-styles.ts', import.meta.url);

/** Another shop beside this one is served under the same list, and has some of its pages or all: it changes nothing in it. */
async function expectKnown(hashes: ReadonlySet<string>): Promise<void> {
  const list = await readFile(LIST, 'utf8');
  if ([...hashes].some((hash) => !list.includes(hash)))
    throw new Error(
      'The style sheets in pages have changed: first make the store’s own build (npm run build).',
    );
}

/** Writes the list where it differs. @returns whether it did. */
async function remember(hashes: readonly string[]): Promise<boolean> {
  const lines = hashes.map((hash) => `  '${hash}',\n`).join('');
  const text = `/**
 * SHA-256 hashes of the style sheets that stand in pages. Written by the build (config/page-heads.ts) and kept here, so that
 * the edge function has them: never by hand. After a merge, or a change of styles, commit what the build has written.
 */
export const PAGE_STYLES: readonly string[] = [
${lines}];
`;
  if ((await readFile(LIST, 'utf8').catch(() => '')) === text) return false;
  await writeFile(LIST, text);
  return true;
}
