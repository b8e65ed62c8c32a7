import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nth } from '../src/lib/nth.ts';
import { outFolder, PAGE_STYLES_FILE, STYLE_SHEETS_FILE } from '../src/lib/out-folder.ts';
import { allowPageStyles } from '../src/security/content-security-policy.ts';
import { platformHeaders } from '../src/security/platform-headers.ts';
import { type BuiltFiles, factsOf, isText, textFilesIn } from './built-files.ts';

const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * What Astro leaves to be done to the built pages: a script is named itself instead of a file that only
 * imports it, and gives way to pictures and fonts. The style sheets of first screens and their hashes are
 * written to `.snapshot`, for the edge function and the policy, and then the platform's header rules
 * (`_headers`).
 * @param built gets the facts of each file. Files that have theirs already were kept from the last build
 * @param scripts gets what is found of the client's scripts
 */
export function pageHeads(built: BuiltFiles, scripts: Heads): AstroIntegration {
  return {
    name: 'found:page-heads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'found:page-heads',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') note(chunk, scripts);
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        // Files that Astro did not ask the prerenderer for: redirects, and those of `public/`.
        for (const name of await textFilesIn(folder)) {
          if (built.has(name)) continue;
          const text = await readFile(join(folder, name), 'utf8');
          const better = finished(name, text, { built, heads: scripts });
          if (better !== text) await writeFile(join(folder, name), better);
        }
        await writeHeaders(built, folder);
      },
    },
  };
}

/** What finishing a file needs, and tells. */
type Finishing = {
  /** Gets the file's facts. */
  built: BuiltFiles;
  heads: Heads;
};

/** The text of a file as it is published. */
function finished(name: string, text: string, { built, heads }: Finishing): string {
  const better = name.endsWith('.html') ? withScripts(text, heads) : text;
  built.set(name, factsOf(name, better));
  return better;
}

/**
 * A response of the prerenderer as it is published, so that no file is read and written again. Redirects and
 * other files than texts stay as they are.
 */
export async function finishedResponse(
  name: string,
  response: Response,
  finishing: Finishing,
): Promise<Response> {
  const { body, headers, status } = response;
  if (!body || (status >= 300 && status < 400) || !isText(name)) return response;
  return new TextResponse(finished(name, await response.text(), finishing), { status, headers });
}

/**
 * A response of which only `arrayBuffer` is read, as Astro and `makeChanges` do: the text is encoded once
 * then. A plain one copies it through a stream.
 */
class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    // Not null: Astro writes no file for a response without a body.
    super('', init);
    this.#text = text;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new TextEncoder().encode(this.#text).buffer);
  }
}

/** Writes the style sheets that are sent within pages, their hashes, and the platform's header rules. */
export async function writeHeaders(built: BuiltFiles, dist: string): Promise<void> {
  const hrefs = new Set<string>();
  for (const { styles = [] } of built.values()) for (const each of styles) hrefs.add(each);
  const sheets: Record<string, string> = {};
  for (const href of [...hrefs].sort()) sheets[href] = await readFile(join(dist, href), 'utf8');
  await writeFile(join(outFolder(), STYLE_SHEETS_FILE), JSON.stringify(sheets, null, 1));
  const hashes = Object.values(sheets).map((css) => createHash('sha256').update(css).digest('base64'));
  const styles = [...new Set(hashes)].sort();
  await writeFile(join(outFolder(), PAGE_STYLES_FILE), JSON.stringify(styles, null, 1));
  allowPageStyles(styles);
  await writeFile(join(dist, '_headers'), platformHeaders());
}

/** What is known of the client's scripts. */
export type Heads = {
  /** The address to name instead of one that only imports another. */
  names: Map<string, string>;
  /** What each imports. */
  imports: Map<string, string[]>;
};

type Chunk = { fileName: string; imports: readonly string[]; moduleIds: readonly string[] };

function note({ fileName, imports, moduleIds }: Chunk, scripts: Heads): void {
  const others = imports.map((file) => `/${file}`);
  scripts.imports.set(`/${fileName}`, others);
  // It does nothing but load another.
  if (moduleIds.length === 0 && others.length === 1) scripts.names.set(`/${fileName}`, nth(others, 0));
}

/**
 * A page's scripts under their own names, and before them, so that none waits for another, what they import.
 */
function withScripts(html: string, { names, imports }: Heads): string {
  const named = new Set<string>();
  const text = html.replace(SCRIPT, (_, src: string) => {
    const name = names.get(src) ?? src;
    named.add(name);
    return `<script type="module" fetchpriority="low" src="${name}"></script>`;
  });
  const needed = new Set(named);
  for (const src of needed) for (const other of imports.get(src) ?? []) needed.add(other);
  const ahead = [...needed]
    .filter((src) => !named.has(src))
    .map((src) => `<link rel="modulepreload" fetchpriority="low" href="${src}">`)
    .join('');
  return text.replace('</head>', () => `${ahead}</head>`);
}
